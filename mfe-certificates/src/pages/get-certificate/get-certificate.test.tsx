import { allSettled, fork } from 'effector'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { GiftDeposit } from '@shop/contracts/certificates/deposits'
import { $popup, $user, userChanged } from '@shop/session'
import { fakeWire, later, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { numberMask } from '#features/key/number-mask.ts'
import { downloadFx } from './model/printing.ts'
import { texts as ru } from './texts/ru.ts'

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(30_000)

const aGift = (changes: Partial<GiftDeposit> = {}): GiftDeposit => ({
  id: '7K2M-9QXD',
  design: null,
  amount: 25_000_00,
  balance: 25_000_00,
  status: 'active',
  message: 'Выбери то, что будешь носить каждый день.',
  senderName: 'Илья',
  recipient: null,
  sendDate: '28.11.2026',
  validUntil: '28.11.2027',
  isMine: false,
  ...changes,
})
const anna: User = { ...GUEST, id: 1, isAuth: true }

async function open(answers: Record<string, FakeAnswer> = {}, { path = '/get-certificate/7K2M-9QXD', user = GUEST } = {}) {
  const wire = fakeWire({ 'POST /deposit/7K2M-9QXD': { result: true, deposit: aGift() }, ...answers })
  const downloads: string[] = []
  const scope = fork({ handlers: [...wire.handlers, [downloadFx, (url: string) => void downloads.push(url)]], values: [[$user, user]] })
  await renderPage(page, path, { scope, texts: { 'page/get-certificate': ru } })
  const sentTo = (place: string) => wire.sent.filter((call) => call.path === place).map(({ body }) => body)
  return { downloads, scope, sentTo, user: userEvent.setup() }
}
const code = () => screen.getByRole('textbox', { name: 'Код из четырёх цифр' })
const plain = () => document.body.textContent?.replaceAll('\u00a0', ' ')

test('the email link fills in the number, and four digits open the certificate', async () => {
  const { sentTo, user } = await open()
  expect(screen.getByRole('textbox', { name: 'Номер сертификата' })).toHaveValue('7K2M-9QXD')
  await user.type(code(), '4821')
  expect(sentTo('/deposit/7K2M-9QXD')).toStrictEqual([{ authCode: '4821' }])
  expect(await screen.findByRole('heading', { name: 'Это вам. Дарит Илья' })).toBeVisible()
  expect(plain()).toContain('25 000 ₽')
  expect(plain()).toContain('Действует до 28 ноября 2027')
})

test('without a link both number and code are typed', async () => {
  const { sentTo, user } = await open({}, { path: '/get-certificate' })
  await user.type(screen.getByRole('textbox', { name: 'Номер сертификата' }), '7k2m9qxd')
  await user.type(code(), '4821')
  expect(sentTo('/deposit/7K2M-9QXD')).toHaveLength(1)
})

test('the last digit and the button together are one attempt [forms.code-once]', async () => {
  const held = later<object>()
  const { sentTo, user } = await open({ 'POST /deposit/7K2M-9QXD': held.answer })
  await user.type(code(), '4821{Enter}')
  await user.click(screen.getByRole('button', { name: 'Открыть' }))
  expect(sentTo('/deposit/7K2M-9QXD')).toHaveLength(1)
})

test('a wrong code shows the text of GET_DEPOSIT and is cleared: Enter and the button send nothing [certificates.texts-of-refusals] [forms.code-once]', async () => {
  const { sentTo, user } = await open({
    'POST /deposit/7K2M-9QXD': () => {
      throw refuse(422, 'GET_DEPOSIT')
    },
  })
  await user.type(code(), '0000')
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверный код активации')
  expect(code()).toHaveValue('')
  expect(code()).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Открыть' }))
  expect(sentTo('/deposit/7K2M-9QXD')).toHaveLength(1)
})

test('after three attempts requires a captcha', async () => {
  let calls = 0
  const { sentTo, user } = await open({
    'POST /deposit/7K2M-9QXD': () => {
      if (++calls === 1) throw refuse(403, 'CAPTCHA_REQUIRED')
      return { result: true, deposit: aGift() }
    },
    'GET /captcha': { image: 'data:image/png;base64,AAAA', token: 'once' },
  })
  await user.type(code(), '4821')
  await user.type(await screen.findByRole('textbox', { name: 'Знаки с картинки' }), 'AB12')
  await user.click(screen.getByRole('button', { name: 'Открыть' }))
  expect(sentTo('/deposit/7K2M-9QXD')[1]).toStrictEqual({ authCode: '4821', captcha: { token: 'once', text: 'AB12' } })
  expect(await screen.findByRole('heading', { name: /Это вам/ })).toBeVisible()
})

test('the balance reflects the amount already spent', async () => {
  const { user } = await open({ 'POST /deposit/7K2M-9QXD': { result: true, deposit: aGift({ balance: 3_000_00 }) } })
  await user.type(code(), '4821')
  await screen.findByRole('heading', { name: /Это вам/ })
  expect(plain()).toContain('3 000 ₽')
  expect(plain()).toContain('Остаток от 25 000 ₽')
})

describe('the PDF', () => {
  const print = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(code(), '4821')
    await user.click(await screen.findByRole('button', { name: 'Скачать для печати, PDF' }))
  }

  test('is requested with the code in the body, and its download URL has no code', async () => {
    const { downloads, sentTo, user } = await open({
      'POST /deposit/7K2M-9QXD/pdf-link': { result: true, url: '/deposit/7K2M-9QXD/pdf?link=abc.def' },
    })
    await print(user)
    expect(sentTo('/deposit/7K2M-9QXD/pdf-link')).toStrictEqual([{ authCode: '4821' }])
    expect(downloads).toStrictEqual(['/backend/deposit/7K2M-9QXD/pdf?link=abc.def'])
  })

  test('shows an error if unavailable, and downloads nothing', async () => {
    const { downloads, user } = await open({
      'POST /deposit/7K2M-9QXD/pdf-link': () => {
        throw refuse(400, 'GET_DEPOSIT')
      },
    })
    await print(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Неверный код активации')
    expect(downloads).toStrictEqual([])
  })
})

describe('adding to the profile', () => {
  const added = { 'POST /deposit/7K2M-9QXD/add_to_profile': { result: true, deposit: aGift({ isMine: true }) } }
  const add = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(code(), '4821')
    await user.click(await screen.findByRole('button', { name: 'Добавить в личный кабинет' }))
  }

  test('binds the certificate to the account with the same code', async () => {
    const { sentTo, user } = await open(added, { user: anna })
    await add(user)
    expect(sentTo('/deposit/7K2M-9QXD/add_to_profile')).toStrictEqual([{ authCode: '4821' }])
    expect(await screen.findByText('В вашем личном кабинете')).toBeVisible()
  })

  test('a guest signs in first, then the certificate is added automatically', async () => {
    const { scope, sentTo, user } = await open(added)
    await add(user)
    expect(scope.getState($popup)).toMatchObject({ widget: 'auth', props: { source: 'certificate-add-to-profile' } })
    expect(sentTo('/deposit/7K2M-9QXD/add_to_profile')).toStrictEqual([])
    await act(() => allSettled(userChanged, { scope, params: anna }))
    expect(await screen.findByText('В вашем личном кабинете')).toBeVisible()
  })

  test('a refusal shows the text of ADD_DEPOSIT', async () => {
    const { user } = await open(
      {
        'POST /deposit/7K2M-9QXD/add_to_profile': () => {
          throw refuse(422, 'ADD_DEPOSIT')
        },
      },
      { user: anna },
    )
    await add(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось добавить сертификат')
  })
})

test.each([
  ['7k2m9qxd', '7K2M-9QXD'],
  // Cyrillic: the server reads it.
  ['7к2м9qхd', '7К2М-9QХD'],
  ['7K2M-9', '7K2M-9'],
  ['7k2', '7K2'],
  [' 7K2M 9QXD extra', '7K2M-9QXD'],
])('a number typed as "%s" is parsed as %s', (typed, read) => {
  expect(numberMask(typed)).toBe(read)
})
