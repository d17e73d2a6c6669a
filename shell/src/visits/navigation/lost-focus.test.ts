import { watchLostFocus } from './lost-focus.ts'

const frame = () => new Promise((done) => requestAnimationFrame(done))
const byId = (id: string) => document.getElementById(id) as HTMLElement

beforeAll(() => watchLostFocus())
// Closing the window empties the page: nothing may be focused in it then, because a frame that is asked for after that throws.
afterAll(() => byId('outside').focus())
beforeEach(() => {
  document.body.innerHTML = `
    <button id="outside"></button>
    <main><h1>Bag</h1>
      <section><h2 id="total">Total</h2><div><button id="use">Use</button><button id="other">Other</button></div></section>
      <p><button id="lone">Lone</button></p>
    </main>`
})

const vanish = async (id: string) => {
  byId(id).focus()
  byId(id).remove()
  await frame()
  await frame()
}

describe('a control that vanishes by being used [screen.focus-follows]', () => {
  test('leaves the focus at the heading of its section', async () => {
    await vanish('use')
    expect(document.activeElement).toBe(byId('total'))
  })

  test('leaves it at the heading of the page outside a section', async () => {
    await vanish('lone')
    expect(document.activeElement?.textContent).toBe('Bag')
  })

  test('changes nothing where the focus was moved meanwhile, or where it is not part of the page', async () => {
    byId('use').focus()
    byId('use').remove()
    byId('other').focus()
    await frame()
    await frame()
    expect(document.activeElement).toBe(byId('other'))
    byId('other').blur()
    await vanish('outside')
    expect(document.activeElement).toBe(document.body)
  })

  test('a link that is written anew keeps it; one that leads elsewhere does not take it', async () => {
    const link = (path: string) => `<p><a href="${path}">Terms</a></p>`
    byId('lone').outerHTML = `<div id="area">${link('/delivery')}</div>`
    byId('area').querySelector('a')?.focus()
    byId('area').innerHTML = link('/delivery')
    await frame()
    await frame()
    expect(document.activeElement).toBe(byId('area').querySelector('a'))
    byId('area').innerHTML = link('/elsewhere')
    await frame()
    await frame()
    expect(document.activeElement?.textContent).toBe('Bag')
  })

  test('waits for nothing while a swap of versions gives the focus back', async () => {
    byId('total').parentElement?.setAttribute('data-keeps-focus', '')
    await vanish('use')
    expect(document.activeElement).toBe(document.body)
  })

  test('one that is still there keeps what a shopper did: a click beside it takes the focus away', async () => {
    byId('use').focus()
    byId('use').blur()
    byId('lone').remove()
    await frame()
    await frame()
    expect(document.activeElement).toBe(document.body)
  })
})
