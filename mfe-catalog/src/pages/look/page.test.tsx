import { createElement } from 'react'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import type { EditorsLook } from '@shop/contracts/catalog/looks/editors-looks'
import { LookPiece } from '@shop/contracts/catalog/looks/look'
import type { Wire } from '@shop/http'
import { WidgetHost, type HeadTools, type WidgetProps } from '@shop/routing'
import { $toast, cartAnswered } from '@shop/session'
import { aCart, aCartAnswer, aLine, aPhoto } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import { allSettled, type EventCallable } from 'effector'
import * as page from './index.ts'
import { texts as ru } from './texts/ru.ts'

const sku = (id: string, size: string | null, price: number, balances = 2) => ({
  id,
  size,
  mainGemWeight: null,
  price: { initial: price, final: price },
  balances,
})
const aPiece = (changes: Partial<LookPiece>): LookPiece =>
  v.parse(LookPiece, {
    itemId: 1,
    name: 'Аврора',
    url: '/catalog/rings/aurora',
    photo: aPhoto(),
    places: ['finger'],
    metal: 'yellow',
    stone: null,
    scale: null,
    price: { initial: 100_000_00, final: 100_000_00, message: null },
    hasPriceRange: false,
    canBuy: true,
    skus: [],
    ...changes,
  })
const RING = aPiece({ itemId: 11, name: 'Аврора', skus: [sku('aurora-16', '16', 100_000_00), sku('aurora-17', '17', 100_000_00, 0)] })
const BAND = aPiece({
  itemId: 12,
  name: 'Дорожка',
  price: { initial: 70_000_00, final: 70_000_00, message: null },
  skus: [sku('band', null, 70_000_00)],
})
const STUDS = aPiece({
  itemId: 21,
  name: 'Пусеты',
  places: ['lobe', 'secondLobe'],
  price: { initial: 20_000_00, final: 20_000_00, message: null },
  skus: [sku('studs', null, 20_000_00)],
})
const CHAIN = aPiece({
  itemId: 31,
  name: 'Якорная',
  places: ['neck'],
  price: { initial: 43_000_00, final: 43_000_00, message: null },
  hasPriceRange: true,
  skus: [sku('chain-45', '45 см', 43_000_00), sku('chain-50', '50 см', 48_000_00)],
})
const CUFF = aPiece({ itemId: 41, name: 'Кафф', places: ['helix'], canBuy: false, skus: [sku('cuff', null, 30_000_00, 0)] })
const LABRET = aPiece({
  itemId: 42,
  name: 'Лабрет',
  places: ['secondLobe', 'helix', 'conch', 'lobe'],
  price: { initial: 17_000_00, final: 17_000_00, message: null },
  skus: [sku('labret', null, 17_000_00)],
})
const ALL = [RING, BAND, STUDS, CHAIN, CUFF, LABRET]

const askedIds = ({ path }: Wire) => new URLSearchParams(path.split('?')[1]).getAll('items[]').map(Number)

interface Setup {
  pieces?: () => object
  add?: Record<string, () => object>
  editors?: () => object
}

async function show(path = '/look', { pieces, add = {}, editors }: Setup = {}, shown: typeof page = page) {
  const inBag: string[] = []
  const bag = () => aCartAnswer(aCart({ version: inBag.length + 1, products: inBag.map((id) => aLine({ id, quantity: 1 })) }))
  const answers: Record<string, FakeAnswer> = {
    'GET /catalog/look/pieces':
      pieces ??
      ((wire: Wire) => {
        const ids = askedIds(wire)
        return {
          result: {
            pieces: ids.flatMap((id) => ALL.find(({ itemId }) => itemId === id) ?? []),
            others: ALL.filter(({ itemId, canBuy }) => canBuy && !ids.includes(itemId)),
            unknown: ids.filter((id) => !ALL.some(({ itemId }) => itemId === id)),
            currency: 'RUB',
          },
        }
      }),
    'GET /catalog/look/editors': editors ?? { looks: [], currency: 'RUB' },
    'POST /cart/add': ({ body }) => {
      const { sku_id } = body as { sku_id: string }
      const said = add[sku_id]?.()
      if (said) return said
      inBag.push(sku_id)
      return bag()
    },
    'POST /cart/remove': ({ body }) => {
      inBag.splice(inBag.indexOf((body as { sku_id: string }).sku_id), 1)
      return { ...bag(), cartData: { ...bag().cartData, version: 100 - inBag.length } }
    },
  }
  // Calls are found without their query.
  const wire = fakeWire(new Proxy(answers, { get: (known, call) => known[String(call).split('?')[0] ?? ''] }))
  return { wire, inBag, typist: userEvent.setup(), ...(await renderPage(shown, path, { wire, texts: { 'page/look': ru } })) }
}
const total = () => screen.getByTestId('look-total').textContent?.replaceAll(/\s/g, ' ')
const sumList = () => screen.getByRole('region', { name: /украшени/ })
const panel = () => document.querySelector<HTMLElement>('#look-panel') as HTMLElement
const tab = (name: string) => within(within(panel()).getByRole('group', { name: ru.places })).getByRole('button', { name })
const option = (name: RegExp) => within(panel()).getByRole('link', { name })
const addButton = () => within(sumList()).getByRole('button', { name: /^Добавить/ })

test('a look has every piece at its place and one total; a range says "from" [look.one-total]', async () => {
  await show('/look?items=12.21.31')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Соберите образ')
  expect(screen.getByRole('img', { name: /^Якорная на.фигуре$/ })).toBeInTheDocument()
  const canvas = screen.getByRole('group', { name: ru.canvas })
  for (const name of ['Дорожка', 'Пусеты', 'Якорная']) expect(within(canvas).getByRole('button', { name })).toBeInTheDocument()
  expect(total()).toBe('от 133 000 ₽')
})

test('the chain hangs at its length, and the length makes the total exact', async () => {
  const { typist, address } = await show('/look?items=31')
  await typist.click(within(panel()).getByRole('radio', { name: '50 см' }))
  expect(screen.getByRole('img', { name: /длина 50 см$/ })).toBeInTheDocument()
  expect(panel()).toHaveTextContent(/50 см, ниже ключиц/)
  expect(total()).toBe('48 000 ₽')
  expect(address()).toBe('/look?items=31&skus=chain-50')
})

test('a piece is swapped in its compartment, and the change is undone [look.link-is-the-look]', async () => {
  const { typist, address } = await show('/look?items=11.21&skus=aurora-16')
  await typist.click(tab('Кольцо'))
  expect(option(/Аврора/)).toHaveAttribute('aria-current', 'true')
  await typist.click(option(/Дорожка/))
  expect(address()).toBe('/look?items=12.21')
  expect(total()).toBe('90 000 ₽')
  expect(option(/Дорожка/)).toHaveAttribute('aria-current', 'true')
  await typist.click(screen.getByRole('button', { name: ru.undoChange }))
  expect(address()).toBe('/look?items=11.21&skus=aurora-16')
  expect(total()).toBe('120 000 ₽')
  expect(screen.getByRole('button', { name: ru.undoChange })).toBeDisabled()
})

test('each piece is drawn where it is worn, at the scale of the drawing [look.at-scale]', async () => {
  const scale = { mmPerPixel: 0.03, widthMm: 20, heightMm: 8, isWhole: true, wornOn: 'lobe' }
  const at = (piece: LookPiece, changes: object) => ({ ...piece, scale: { ...scale, ...changes } })
  const [pair, ring, second] = [at(STUDS, { pair: { end: 0.5, pierced: 0.2 } }), at(BAND, {}), at(RING, { mmPerPixel: 0.06 })]
  await show('/look?items=21.12.11', {
    pieces: () => ({ result: { pieces: [pair, ring, second], others: [], unknown: [], currency: 'RUB' } }),
  })
  const ear = screen.getByRole('img', { name: /^На.ухе: Пусеты$/ })
  const hand = screen.getByRole('img', { name: /^На.руке: Дорожка; Аврора$/ })
  const widths = (drawing: HTMLElement) =>
    [...drawing.querySelectorAll('image')].map((image) => Math.round(Number(image.getAttribute('width'))))
  const photo = pair.photo.width
  expect(widths(ear)).toStrictEqual([Math.round(photo * 0.03 * 8)])
  // A ring seen from aside is narrower than the finger that it goes around.
  expect(widths(hand)).toStrictEqual([Math.round(photo * 0.03 * 4.7 * 1.18), Math.round(photo * 0.06 * 4.7 * 1.18)])
  // Of a pair one earring is worn: the other half of the picture is cut.
  expect(Number(ear.querySelector('mask rect')?.getAttribute('width'))).toBeCloseTo(20 * 8 * (0.5 + 0.05))
})

test.each([
  ['11', /Для.1 украшения нужен размер\.$/],
  ['31', /Для.1 украшения нужна длина\.$/],
  ['11.31', /Для.2 украшений нужен размер или.длина\.$/],
])('of the look %s it is told what is still to be chosen [look.size-first]', async (items, words) => {
  await show(`/look?items=${items}`)
  expect(within(sumList()).getByText(words)).toBeInTheDocument()
})

test('sizes are told by their names: a chain has a length', async () => {
  const { typist } = await show('/look?items=31.11&skus=aurora-16')
  expect(sumList()).toHaveTextContent(/Аврора\s*размер 16/)
  expect(sumList()).toHaveTextContent(/Для.1 украшения нужна длина/)
  await typist.click(within(sumList()).getByRole('button', { name: 'Выберите длину: Якорная' }))
  await typist.click(within(panel()).getByRole('radio', { name: '45 см' }))
  expect(sumList()).toHaveTextContent(/Якорная\s*длина 45 см/)
})

test('an option is a link to the look with it', async () => {
  await show('/look?items=21')
  expect(option(/Пусеты/)).toHaveAttribute('href', '/look?items=21')
  await userEvent.click(tab('Цепь'))
  expect(option(/Якорная/)).toHaveAttribute('href', '/look?items=21.31')
})

test('a piece is taken off; the focus goes to the heading', async () => {
  const { typist, address } = await show('/look?items=12.21')
  await typist.click(within(sumList()).getByRole('button', { name: 'Убрать: Пусеты' }))
  expect(address()).toBe('/look?items=12')
  expect(screen.getByRole('heading', { name: '1 украшение' })).toHaveFocus()
})

test('a piece of the list is swapped: its compartment opens and takes the focus', async () => {
  const { typist, address } = await show('/look?items=12.21.41')
  await typist.click(within(sumList()).getByRole('button', { name: 'Заменить: Кафф' }))
  await waitFor(() => expect(panel()).toHaveFocus())
  expect(tab('Пирсинг')).toHaveAttribute('aria-current', 'true')
  await typist.click(within(sumList()).getByRole('button', { name: 'Заменить: Дорожка' }))
  expect(tab('Кольцо')).toHaveAttribute('aria-current', 'true')
  await waitFor(() => expect(panel()).toHaveFocus())
  await typist.click(option(/Аврора/))
  expect(address()).toBe('/look?items=11.21.41')
})

test('a place of the ear is chosen on its map, and a piercing lies exactly there [look.ear-map]', async () => {
  const { typist, address } = await show('/look?items=21')
  await typist.click(screen.getByRole('button', { name: 'Раковина, свободно' }))
  expect(within(panel()).getByRole('radio', { name: 'Раковина' })).toBeChecked()
  await typist.click(option(/Лабрет/))
  expect(address()).toBe('/look?items=21.42-conch')
  expect(screen.getByRole('button', { name: 'Раковина: Лабрет' })).toBeInTheDocument()
})

test('a sold-out piece is told and left out of the total and of adding [look.sold-out]', async () => {
  const { typist, wire } = await show('/look?items=12.41')
  expect(sumList()).toHaveTextContent(/Кафф\s*Нет в.наличии, в.сумму не.входит/)
  expect(total()).toBe('70 000 ₽')
  await typist.click(addButton())
  expect(wire.sent.filter(({ path }) => path === '/cart/add').map(({ body }) => body)).toMatchObject([{ sku_id: 'band' }])
})

test('a sold-out size leaves its piece out', async () => {
  await show('/look?items=11.12.21&skus=aurora-17')
  expect(sumList()).toHaveTextContent(/17\. Нет в.наличии/)
  // The second ring has no free place, and it is told.
  expect(sumList()).toHaveTextContent(/Ещё в.образе/)
  expect(total()).toBe('90 000 ₽')
})

test('without a size nothing is added: the size is asked for [look.size-first]', async () => {
  const { typist, wire } = await show('/look?items=21.11')
  await typist.click(tab('Серьги'))
  await typist.click(addButton())
  expect(wire.sent.some(({ path }) => path === '/cart/add')).toBe(false)
  const size = within(panel()).getByRole('radio', { name: '16' })
  await waitFor(() => expect(size).toHaveFocus())
  expect(within(panel()).getByRole('alert')).toHaveTextContent(ru.chooseSize)
  await typist.click(size)
  expect(within(panel()).queryByRole('alert')).not.toBeInTheDocument()
  await typist.click(addButton())
  expect(wire.sent.filter(({ path }) => path === '/cart/add').map(({ body }) => (body as { sku_id: string }).sku_id)).toStrictEqual([
    'studs',
    'aurora-16',
  ])
})

describe('with two rings', () => {
  const SECOND = aPiece({ itemId: 13, name: 'Полувечность', skus: [sku('half-16', '16', 90_000_00), sku('half-17', '17', 90_000_00)] })
  const pieces = () => ({ result: { pieces: [RING, SECOND], others: [BAND], unknown: [], currency: 'RUB' } })

  test('each has its size control, and "add all" leads to the one whose size is missing [look.size-of-each]', async () => {
    const { typist, wire, address } = await show('/look?items=11.13', { pieces })
    await typist.click(within(panel()).getByRole('radio', { name: '16' }))
    expect(within(sumList()).getByRole('button', { name: 'Другой размер: Аврора' })).toBeInTheDocument()
    await typist.click(tab('Кольцо'))
    expect(panel()).toHaveTextContent(/Аврора\s*Размер/)
    await typist.click(addButton())
    expect(panel()).toHaveTextContent(/Полувечность\s*Размер/)
    expect(within(panel()).getByRole('alert')).toHaveTextContent('Выберите размер')
    expect(within(panel()).getByRole('radio', { name: '16' })).toHaveFocus()
    await typist.click(within(panel()).getByRole('radio', { name: '17' }))
    expect(address()).toBe('/look?items=11.13&skus=aurora-16.half-17')
    await typist.click(addButton())
    expect(wire.sent.flatMap(({ path, body }) => (path === '/cart/add' ? [body] : []))).toMatchObject([
      { sku_id: 'aurora-16' },
      { sku_id: 'half-17' },
    ])
  })

  test('a press on one that is in the look chooses it and throws none out [look.press-chooses]', async () => {
    const { typist, address } = await show('/look?items=11.13', { pieces })
    await typist.click(tab('Кольцо'))
    await typist.click(option(/Полувечность/))
    expect(address()).toBe('/look?items=11.13')
    expect(option(/Полувечность/)).toHaveAttribute('aria-current', 'true')
    expect(within(sumList()).getByRole('link', { name: 'Аврора' })).toBeInTheDocument()
  })

  test('a piece that takes the place of another says so, and is taken back [look.replaced-told]', async () => {
    const { typist, address, scope } = await show('/look?items=11.13&skus=half-16', { pieces })
    await typist.click(within(sumList()).getByRole('button', { name: 'Другой размер: Полувечность' }))
    await typist.click(option(/Дорожка/))
    expect(address()).toBe('/look?items=11.12')
    const toast = scope.getState($toast)
    expect(toast?.text).toMatchObject({ values: { before: 'Полувечность', name: 'Дорожка' } })
    await act(() => allSettled(toast?.action?.chosen as EventCallable<void>, { scope }))
    expect(address()).toBe('/look?items=11.13&skus=half-16')
  })
})

test('the shopper’s own size is chosen; undo goes past it [look.link-is-the-look]', async () => {
  const Host = ({ props = {} }: WidgetProps) => (
    <button type="button" onClick={() => (props['choose'] as (skuId: string) => void)('aurora-16')}>
      мой размер
    </button>
  )
  const hosted = { ...page, Page: () => <WidgetHost value={Host}>{createElement(page.Page)}</WidgetHost> }
  const { typist, address } = await show('/look?items=12', {}, hosted)
  await typist.click(tab('Кольцо'))
  await typist.click(option(/Аврора/))
  await typist.click(screen.getByRole('button', { name: 'мой размер' }))
  expect(address()).toBe('/look?items=11&skus=aurora-16')
  await typist.click(screen.getByRole('button', { name: ru.undoChange }))
  expect(address()).toBe('/look?items=12')
})

describe('"add all"', () => {
  test('adds what the bag has not, then leads there; undo takes out what it added only [look.add-all]', async () => {
    const { typist, wire, scope, inBag } = await show('/look?items=12.21')
    inBag.push('studs')
    await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 1, products: [aLine({ id: 'studs', quantity: 1 })] }) }))
    expect(addButton()).toHaveTextContent(/Добавить остальное, 70.000.₽/)
    await typist.click(addButton())
    expect(wire.sent.filter(({ path }) => path === '/cart/add')).toHaveLength(1)
    expect(screen.getByText(/^Всё в.корзине$/)).toBeInTheDocument()
    expect(within(sumList()).getByRole('link', { name: ru.toBag })).toHaveAttribute('href', '/cart')
    await typist.click(screen.getByRole('button', { name: ru.undoAdding }))
    expect(inBag).toStrictEqual(['studs'])
    expect(addButton()).toHaveTextContent(/Добавить остальное/)
  })

  test('the outcome of each piece is told; one that was refused stays to be added [look.outcome-told]', async () => {
    const { typist } = await show('/look?items=12.21', {
      add: {
        studs: () => {
          throw refuse(409, 'SOLD_OUT', 'Украшение уже продано')
        },
      },
    })
    await typist.click(addButton())
    expect(addButton()).toHaveTextContent(/Добавить остальное, 20.000.₽/)
    const row = (name: string) => within(sumList()).getByRole('link', { name }).closest('li') as HTMLElement
    expect(row('Дорожка')).toHaveTextContent(/В.корзине/)
    expect(row('Пусеты')).toHaveTextContent(/Не.добавилось/)
    expect(screen.getByRole('button', { name: ru.undoAdding })).toBeInTheDocument()
  })

  test('is taken back only once each piece has its answer: none comes after that [look.add-all]', async () => {
    let refuseLate: (error: unknown) => void = () => {}
    const { typist, inBag } = await show('/look?items=12.21', { add: { studs: () => new Promise((_, fail) => (refuseLate = fail)) } })
    await typist.click(addButton())
    expect(inBag).toHaveLength(1)
    expect(screen.queryByRole('button', { name: ru.undoAdding })).not.toBeInTheDocument()
    await act(async () => refuseLate(refuse(409, 'SOLD_OUT', 'Украшение уже продано')))
    expect(screen.getByRole('button', { name: ru.undoAdding })).toBeInTheDocument()
  })

  test('asks before the document is left while pieces are on their way [look.leaving-asks]', async () => {
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    let answerLate: (answer: object) => void = () => {}
    const { typist } = await show('/look?items=12.21', { add: { studs: () => new Promise((answer) => (answerLate = answer)) } })
    expect(isAsked()).toBe(false)
    await typist.click(addButton())
    expect(isAsked()).toBe(true)
    await act(async () => answerLate(aCartAnswer(aCart({ version: 3 }))))
    expect(isAsked()).toBe(false)
  })
})

test('unknown ids, repeats and rubbish lose nothing else, and leave the address with the first change [look.bad-link]', async () => {
  const { typist, address } = await show('/look?items=12.999.12.abc.21&skus=no-such.%3Cb%3E')
  expect(screen.getByText(/^1 украшения из ссылки больше нет в.каталоге/)).toBeInTheDocument()
  expect(screen.getByText(/^Часть ссылки не.прочиталась/)).toBeInTheDocument()
  expect(total()).toBe('90 000 ₽')
  await typist.click(within(sumList()).getByRole('button', { name: 'Убрать: Пусеты' }))
  expect(address()).toBe('/look?items=12&skus=no-such')
})

test('where no piece of the link is left, none is said to be there [look.bad-link]', async () => {
  await show('/look?items=998.999')
  expect(screen.getByText(/^2 украшений из ссылки больше нет в.каталоге.$/)).toBeInTheDocument()
})

test('pieces beyond the limit wait in the address [look.bad-link]', async () => {
  const many = Array.from({ length: 12 }, (_, index) => 100 + index)
  const { wire } = await show(`/look?items=12.${many.join('.')}`)
  expect(screen.getByText(/^В.образе помещается 12 украшений/)).toBeInTheDocument()
  expect(wire.sent.filter(({ path }) => path.includes('pieces')).map((call) => askedIds(call).length)).toStrictEqual([12])
})

test('an empty look offers what to begin with', async () => {
  const { typist, address } = await show()
  expect(screen.getByRole('heading', { name: ru.empty })).toBeInTheDocument()
  await typist.click(option(/Дорожка/))
  expect(address()).toBe('/look?items=12')
  expect(total()).toBe('70 000 ₽')
})

test('a look that failed can be retried', async () => {
  let isDown = true
  const { typist } = await show('/look?items=12', {
    pieces: () => {
      if (isDown) throw offline()
      return { result: { pieces: [BAND], others: [], unknown: [], currency: 'RUB' } }
    },
  })
  isDown = false
  await typist.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(total()).toBe('70 000 ₽')
})

describe('looks by editors', () => {
  const worn = (piece: LookPiece, place: EditorsLook['pieces'][number]['place'] = null, sku: string | null = null) => ({
    itemId: piece.itemId,
    name: piece.name,
    photo: piece.photo,
    place,
    sku,
  })
  const EAR: EditorsLook = {
    key: 'ear',
    name: 'Ухо целиком',
    text: 'Два украшения на одном ухе',
    pieces: [worn(STUDS), worn(LABRET, 'conch')],
    sum: 37_000_00,
    hasPriceRange: false,
    missing: 0,
  }
  const DAY: EditorsLook = {
    ...EAR,
    key: 'day',
    name: 'На каждый день',
    pieces: [worn(RING), worn(CHAIN, null, 'chain-45')],
    sum: 143_000_00,
    hasPriceRange: true,
    missing: 1,
  }
  const editors = () => ({ looks: [DAY, EAR], currency: 'RUB' })
  /** An empty look has them twice, and the screen's width shows the one or the other. */
  const cards = () => within(screen.getAllByRole('region', { name: ru.editors })[0] as HTMLElement).getAllByRole('listitem')
  const words = (card: HTMLElement | undefined) => card?.textContent?.replaceAll(/\s/g, ' ')

  test('have a name, pieces and a sum, and say what is sold out [look.by-editors]', async () => {
    await show('/look', { editors })
    const [day, ear] = cards()
    expect(words(day)).toContain('Аврора · Якорная')
    expect(words(day)).toContain('2 украшения · от 143 000 ₽')
    expect(words(day)).toContain('Ещё 1 украшение раскупили: образ пока без него.')
    expect(words(ear)).toContain('2 украшения · 37 000 ₽')
    expect(words(ear)).not.toContain('раскупили')
  })

  test('open at the address of the composer, with places and lengths; the open one is marked [look.by-editors]', async () => {
    const { typist: user, wire, address } = await show('/look', { editors })
    await user.click(within(cards()[0] as HTMLElement).getByRole('link'))
    expect(address()).toBe('/look?items=11.31&skus=chain-45')
    expect(screen.getByRole('img', { name: /Якорная.*45 см/ })).toBeInTheDocument()
    expect(within(cards()[0] as HTMLElement).getByRole('link')).toHaveAttribute('aria-current', 'page')
    await user.click(within(cards()[1] as HTMLElement).getByRole('link'))
    expect(address()).toBe('/look?items=21.42-conch')
    expect(wire.sent.filter(({ path }) => path === '/catalog/look/editors')).toHaveLength(1)
  })

  const heading = () => screen.getByRole('heading', { level: 1 })

  test('the open one names the page, in any size, until a piece of it is changed [look.by-editors]', async () => {
    const { typist: user, scope } = await show('/look?items=11.31&skus=chain-45', { editors })
    const title = () => page.head({ scope, t: (key) => key } as HeadTools).title
    expect(heading()).toHaveTextContent(DAY.name)
    expect(title()).toBe(DAY.name)
    expect(heading().nextSibling).toHaveTextContent(DAY.text)
    await user.click(within(panel()).getByRole('radio', { name: '16' }))
    expect(heading()).toHaveTextContent(DAY.name)
    await user.click(option(/Дорожка/))
    expect(heading()).toHaveTextContent(ru.title)
    expect(title()).toBe('title')
    await user.click(screen.getByRole('button', { name: ru.undoChange }))
    expect(heading()).toHaveTextContent(DAY.name)
  })

  test('another link that is opened has nothing to undo [look.link-is-the-look]', async () => {
    const { typist: user } = await show('/look?items=21', { editors })
    await user.click(option(/Лабрет/))
    expect(screen.getByRole('button', { name: ru.undoChange })).toBeEnabled()
    await user.click(within(cards()[0] as HTMLElement).getByRole('link'))
    expect(screen.getByRole('button', { name: ru.undoChange })).toBeDisabled()
  })

  test('stand before an empty look on a phone, and stay there as it is begun [look.by-editors]', async () => {
    const { typist: user } = await show('/look', { editors })
    const regions = () => screen.getAllByRole('region', { name: ru.editors })
    const isBefore = (one: Node | undefined, other: Node) =>
      one !== undefined && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    expect(regions().map((region) => isBefore(region, screen.getByRole('group', { name: ru.canvas })))).toStrictEqual([true, false])
    const [first, last] = regions().map((region) => region.parentElement?.className)
    expect([first, last]).toStrictEqual(['first', 'last'])
    await user.click(option(/Дорожка/))
    expect(regions()).toHaveLength(2)
    await user.click(within(cards()[1] as HTMLElement).getByRole('link'))
    expect(regions().map((region) => isBefore(region, screen.getByRole('group', { name: ru.canvas })))).toStrictEqual([false])
    expect(isBefore(sumList(), screen.getByRole('region', { name: ru.earMap }))).toBe(true)
  })

  test('that do not come leave the composer as it is', async () => {
    await show('/look?items=12', {
      editors: () => {
        throw offline()
      },
    })
    expect(total()).toContain('70 000 ₽')
    expect(screen.queryByRole('region', { name: ru.editors })).not.toBeInTheDocument()
  })
})
