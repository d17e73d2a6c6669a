import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReviewedPiece, UploadedPicture } from '@shop/contracts/catalog/reviews/write-review'
import { aPhoto } from '@shop/testing/builders'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as review from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const KEY = '4820719.t5x.Zm9vYmFy'
const CALL = `/reviews/by-link/${KEY}`
const ring: ReviewedPiece = {
  itemId: 11,
  name: 'Кольцо «Аврора»',
  url: '/catalog/rings/aurora',
  photo: aPhoto(),
  size: '16,5',
  review: null,
}
const letter: ReviewedPiece = { itemId: 21, name: 'Подвеска-буква М', url: '/catalog/necklaces/m', photo: null, size: null, review: null }
const written = {
  stars: 4,
  fit: null,
  text: 'Ношу каждый день.',
  name: 'Анна',
  showsSize: false,
  pictures: [],
  status: 'waiting',
  reason: null,
} satisfies ReviewedPiece['review']
const order = (...pieces: ReviewedPiece[]) => ({ result: { name: 'Анна', pieces } })

beforeEach(() => sessionStorage.clear())

async function show(pieces: FakeAnswer = order(ring), sent?: FakeAnswer, path = `/review?key=${KEY}`, uploads: FakeAnswer = {}) {
  const wire = fakeWire({
    [`GET ${CALL}`]: pieces,
    ...(sent !== undefined && { [`POST ${CALL}`]: sent }),
    'POST /reviews/pictures': uploads,
  })
  const page = await renderPage(review, path, { wire, texts: { 'page/review': ru } })
  return { ...page, wire, user: userEvent.setup() }
}
const text = () => screen.getByRole('textbox', { name: 'Что расскажете' })

test('stars, fit, text and name are sent; the thanks take the focus', async () => {
  const { user, wire } = await show(order(ring), order({ ...ring, review: written }))
  // Stars are radio inputs: the arrow keys choose.
  await user.click(screen.getByRole('radio', { name: 'Хорошо, 4 из 5' }))
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByRole('radio', { name: 'В\u00a0самый раз' }))
  await user.type(text(), 'Камень ловит свет.')
  expect(screen.getByText('18 из 2000')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
  const { body } = wire.sent.at(-1) ?? {}
  expect(body).toStrictEqual({ itemId: 11, stars: 5, fit: 'true', text: 'Камень ловит свет.', pictures: [], name: 'Анна', showsSize: true })
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Спасибо/ })).toHaveFocus())
  expect(screen.getByRole('link', { name: /отзыв ждёт проверки/ })).toBeInTheDocument()
})

test.each([
  ['ru', '/soglashenie-ob-ispolzovanii-polzovatelskih-materialov'],
  ['en', '/terms'],
] as const)('on the %s storefront the rules for reviews are at %s', async (locale, rules) => {
  const wire = fakeWire({ [`GET ${CALL}`]: order(ring) })
  const texts = { 'page/review': locale === 'ru' ? ru : en }
  await renderPage(review, `/review?key=${KEY}`, { wire, locale, texts })
  expect(await screen.findByRole('link', { name: texts['page/review'].agreementLink })).toHaveAttribute('href', rules)
})

test('an empty form says what it needs', async () => {
  const { user, wire } = await show()
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
  expect(await screen.findByRole('group', { name: 'Оценка' })).toHaveAccessibleDescription(/\S/)
  expect(text()).toHaveAccessibleDescription(/\S/)
  expect(screen.getByRole('radio', { name: 'Плохо, 1 из 5' })).toHaveFocus()
  expect(wire.sent).toHaveLength(1)
})

test('what was written stays over a failure [reviews.kept-over-failure]', async () => {
  const { user } = await show(order(letter), () => {
    throw offline()
  })
  await user.click(screen.getByRole('radio', { name: 'Прекрасно, 5 из 5' }))
  await user.type(text(), 'Ношу не снимая.')
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
  expect(await screen.findByRole('button', { name: 'Отправить ещё раз' })).toBeInTheDocument()
  expect(text()).toHaveValue('Ношу не снимая.')
  expect(sessionStorage.getItem('review-draft-21')).toContain('Ношу не снимая.')
})

test('a piece without sizes is not asked about fit', async () => {
  await show(order(letter))
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('a refused review says why and is corrected', async () => {
  await show(order({ ...ring, review: { ...written, status: 'refused', reason: 'без брани' } }))
  expect(screen.getByText(/не опубликовали отзыв: без брани/)).toBeInTheDocument()
  expect(text()).toHaveValue('Ношу каждый день.')
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeInTheDocument()
})

test('the first piece without a review is offered, another by its link', async () => {
  const { user, address } = await show(order({ ...ring, review: written }, letter))
  expect(screen.getByRole('form', { name: 'Отзыв: Подвеска-буква М' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: /Аврора/ }))
  expect(address()).toBe(`/review?key=${KEY}&piece=11`)
  expect(screen.getByRole('form', { name: 'Отзыв: Кольцо «Аврора»' })).toBeInTheDocument()
})

test.each([
  [
    'wrong',
    () => {
      throw refuse(404, 'NOT_FOUND')
    },
    `/review?key=${KEY}`,
  ],
  ['missing', order(ring), '/review'],
])('a link that is %s leads to the orders', async (_, answer, path) => {
  await show(answer, undefined, path)
  expect(await screen.findByRole('heading', { name: 'Ссылка больше не\u00a0действует' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'К\u00a0заказам' })).toHaveAttribute('href', '/profile?section=ordersData')
})

describe('pictures', () => {
  const add = () => screen.getByLabelText(/Добавить фото/)
  const photo = (name: string, bytes = 10, type = 'image/jpeg') => new File([new Uint8Array(bytes)], name, { type })
  const picture = (id: string): UploadedPicture => ({ id, preview: `data:image/webp;base64,${id}` })
  const taken = () => {
    let count = 0
    return () => ({ result: picture(`p${(count += 1)}`) })
  }
  const shown = () => screen.queryAllByRole('img', { name: /^Фото \d/ }).map((image) => image.getAttribute('src'))
  const showWith = (uploads: FakeAnswer, pieces: FakeAnswer = order(letter)) =>
    show(pieces, order({ ...letter, review: written }), `/review?key=${KEY}`, uploads)

  async function fill(user: Awaited<ReturnType<typeof show>>['user']) {
    await user.click(screen.getByRole('radio', { name: 'Прекрасно, 5 из 5' }))
    await user.type(text(), 'Ношу не снимая.')
  }

  test('chosen ones are uploaded by the link of the letter, shown, and sent in their order without the removed', async () => {
    const { user, wire } = await showWith(taken())
    await user.upload(add(), [photo('a.jpg'), photo('b.PNG'), photo('c.webp')])
    await waitFor(() => expect(shown()).toHaveLength(3))
    const uploads = wire.sent.filter(({ path }) => path === '/reviews/pictures')
    expect(uploads.map(({ body }) => body)).toStrictEqual([{ token: KEY }, { token: KEY }, { token: KEY }])
    await user.click(screen.getByRole('button', { name: 'Убрать фото 2' }))
    expect(shown()).toStrictEqual([picture('p1').preview, picture('p3').preview])
    await waitFor(() => expect(add()).toHaveFocus())
    // A reload keeps them: the form's draft has their ids.
    expect(sessionStorage.getItem('review-draft-21')).toContain('p3')
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
    await screen.findByRole('heading', { name: /^Спасибо/ })
    expect(wire.sent.at(-1)?.body).toMatchObject({ pictures: ['p1', 'p3'] })
  })

  test('progress is shown, and a canceled one leaves the rest', async () => {
    const wait = later<object>()
    const { user, wire } = await showWith(() => wait.answer())
    await user.upload(add(), [photo('a.jpg'), photo('b.jpg')])
    const upload = wire.sent.at(-1)?.upload
    act(() => upload?.onProgress(0.4))
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    expect(screen.getByText('Ждёт своей очереди')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Убрать a.jpg' }))
    expect(upload?.signal.aborted).toBe(true)
    wait.resolve({ result: picture('p1') })
    await waitFor(() => expect(shown()).toStrictEqual([picture('p1').preview]))
    expect(screen.queryByText(/\.jpg/)).not.toBeInTheDocument()
  })

  test('a review waits for its pictures, and says so', async () => {
    const wait = later<object>()
    const { user, wire } = await showWith(() => wait.answer())
    await fill(user)
    await user.upload(add(), photo('a.jpg'))
    await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
    expect(await screen.findByText(/Фото ещё не\sзагрузились/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Убрать a.jpg' })).toHaveFocus()
    expect(wire.sent.at(-1)?.path).toBe('/reviews/pictures')
  })

  test.each<[string, File, FakeAnswer | null, RegExp]>([
    ['too large', photo('a.jpg', 5 * 1024 * 1024 + 1), null, /больше 5/],
    ['no picture', photo('a.pdf', 10, 'application/pdf'), null, /Подойдут JPEG/],
    ['a HEIC without its extension', photo('IMG_2', 10, 'image/heic'), null, /HEIC мы не\sоткрываем/],
    ['a HEIC', photo('IMG_1.HEIC', 10, 'image/heic'), null, /HEIC мы не\sоткрываем/],
    ['damaged', photo('a.jpg'), { errors: { picture: 'FILE_BROKEN' } }, /обрывается/],
    ['too small', photo('a.jpg'), { errors: { picture: 'PICTURE_SIZE' } }, /от 320 пикселей/],
  ])(
    'a file that is %s is refused in words beside it, and the others stay [reviews.pictures-in-words]',
    async (_, file, refusal, words) => {
      const answers: FakeAnswer[] = [{ result: picture('p1') }]
      const { user, wire } = await showWith(() => {
        const answer = answers.shift()
        if (answer) return answer
        throw { ...refuse(400, 'WRONG_FORM_DATA'), refusal: { result: false, code: 'WRONG_FORM_DATA', error: '', ...refusal } }
      })
      const applying = userEvent.setup({ applyAccept: false })
      await applying.upload(add(), [photo('good.jpg'), file])
      expect(await screen.findByRole('alert')).toHaveTextContent(words)
      expect(shown()).toHaveLength(1)
      expect(wire.sent.filter(({ path }) => path === '/reviews/pictures')).toHaveLength(refusal ? 2 : 1)
      expect(screen.queryByRole('button', { name: 'Загрузить ещё раз' })).not.toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: `Убрать ${file.name}` }))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )

  test('the field names the types that it takes, so that a phone converts its own [reviews.pictures-converted]', async () => {
    await showWith(taken())
    expect(add()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  })

  test('one that did not arrive can be sent again', async () => {
    let isOffline = true
    const { user } = await showWith(() => {
      if (isOffline) throw offline()
      return { result: picture('p1') }
    })
    await user.upload(add(), photo('a.jpg'))
    const again = await screen.findByRole('button', { name: 'Загрузить ещё раз' })
    isOffline = false
    await user.click(again)
    await waitFor(() => expect(shown()).toHaveLength(1))
  })

  test('a review takes four: the rest is left out, and said [reviews.pictures-limits]', async () => {
    const review = { ...written, pictures: [picture('p9')] }
    const { user } = await showWith(taken(), order({ ...letter, review }))
    expect(shown()).toStrictEqual([picture('p9').preview])
    await user.upload(add(), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg'), photo('d.jpg')])
    await waitFor(() => expect(shown()).toHaveLength(4))
    const field = within(screen.getByRole('group', { name: /^Фото/ }))
    expect(field.getByText(/лишние мы не\sвзяли/)).toBeInTheDocument()
    expect(screen.queryByLabelText(/Добавить фото/)).not.toBeInTheDocument()
  })
})
