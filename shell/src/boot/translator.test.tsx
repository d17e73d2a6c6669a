import { render, screen } from '@testing-library/react'
import { followTranslator, tolerateTranslator } from './translator.ts'

beforeAll(() => {
  tolerateTranslator()
  followTranslator(document.body)
})

type Way = 'a copy in <font>' | 'the text moved into <font>' | 'a copy before the removed text'

/** Rewrites every text and waits until the observer has seen it. */
async function translate(way: Way) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    if (way === 'a copy before the removed text') {
      font.textContent = text.data
      text.before(font)
      text.remove()
    } else {
      if (way === 'a copy in <font>') font.textContent = text.data
      text.replaceWith(font)
      if (way === 'the text moved into <font>') font.append(text)
    }
  }
  await Promise.resolve()
}

const Bag = ({ pieces, note, first = 'a' }: { pieces: number; note?: string; first?: string }) => (
  <main>
    В корзине {pieces} шт. {note}
    {note === undefined && <b>Без подарка</b>} на {pieces * 84_900} ₽
    <ul>
      {first === 'a'
        ? [<li key="a">А {pieces}</li>, <li key="b">Б {pieces}</li>]
        : [<li key="b">Б {pieces}</li>, <li key="a">А {pieces}</li>]}
    </ul>
  </main>
)
const shown = () => screen.getByRole('main').textContent

test.each<Way>(['a copy in <font>', 'the text moved into <font>', 'a copy before the removed text'])(
  'after a translator left %s, texts beside each other change, come, go and move [screen.translated-page]',
  async (way) => {
    const { rerender, unmount } = render(<Bag pieces={1} note="Подарок" />)
    const expected = async (bag: Parameters<typeof Bag>[0]) => {
      rerender(<Bag {...bag} />)
      await Promise.resolve()
      const { container, unmount: leave } = render(<Bag {...bag} />, { container: document.createElement('div') })
      const words = container.textContent
      leave()
      expect(shown()).toBe(words)
    }
    await translate(way)
    await expected({ pieces: 2, note: 'Подарок' })
    await translate(way)
    await expected({ pieces: 3 })
    await translate(way)
    await expected({ pieces: 3, note: 'Снова', first: 'b' })
    await translate(way)
    await expected({ pieces: 4, first: 'a' })
    expect(() => unmount()).not.toThrow()
  },
)
