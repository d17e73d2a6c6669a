import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { Vacancy } from '@shop/contracts/services/career'
import type { Address } from '@shop/routing'
import { $user } from '@shop/session'
import { askedAt } from '@shop/testing/asks'
import { enter } from '@shop/testing/enter'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import { head, opened, Widget, $dirty } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'
import { addressOf, careerUrl } from './url.ts'

afterEach(() => sessionStorage.clear())

const aVacancy = (changes: Partial<Vacancy> = {}): Vacancy => ({
  id: 'jeweler',
  title: 'Ювелир',
  cityKey: 'moscow',
  city: 'Москва',
  isRemote: false,
  employment: 'FULL_TIME',
  salary: { from: 140_000_00, to: 220_000_00 },
  posted: '2026-11-09',
  about: 'В мастерскую дома.',
  duties: ['Закрепка камней'],
  conditions: ['Свой верстак'],
  ...changes,
})
const remote = aVacancy({ id: 'frontend', title: 'Разработчик', cityKey: 'remote', city: 'Удалённо', isRemote: true, salary: null })
const result = [aVacancy(), remote]
const done = { result: true, id: 'c0ffee00' }
const cv = new File(['%PDF-1.4'], 'cv.pdf')

const page = { Page: Widget, url: (address: Address) => address, opened, head: () => ({ title: '' }) }

async function open(
  path = '/career',
  answers: Record<string, FakeAnswer> = {},
  { who = GUEST, locale = 'ru' }: { who?: User; locale?: 'ru' | 'en' } = {},
) {
  const wire = fakeWire({ 'GET /career': { result }, 'POST /career': done, ...answers })
  const shown = await renderPage(page, path, {
    wire,
    locale,
    texts: { 'widget/career': locale === 'ru' ? ru : en },
    values: [given($user, who)],
  })
  // The form is loaded after the rest.
  await screen.findByRole('checkbox')
  const user = userEvent.setup()
  const letters = () => wire.sent.filter(({ method }) => method === 'POST')
  const fill = async () => {
    await user.selectOptions(screen.getByLabelText(ru.position), 'jeweler')
    await enter(user, screen.getByLabelText(ru.name), 'Анна Петрова')
    await enter(user, screen.getByLabelText(ru.contact), 'Anna@mail.example')
    await user.upload(screen.getByLabelText(ru.resume), cv)
    await user.click(screen.getByRole('checkbox'))
  }
  const send = (name = ru.send) => user.click(screen.getByRole('button', { name }))
  return { ...shown, wire, user, letters, fill, send }
}
const titles = () =>
  within(screen.getByRole('list', { name: ru.list }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const opens = () => [...document.querySelectorAll('details')].map(({ open: isOpen }) => isOpen)

test('a reload keeps the words of an application [forms.reload-keeps]', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText(ru.name), 'Анна Петрова')
  await user.type(screen.getByRole('textbox', { name: new RegExp(ru.about) }), 'Закрепляю камни')
  cleanup()
  const { fill, send } = await open()
  expect(screen.getByLabelText(ru.name)).toHaveValue('Анна Петрова')
  expect(screen.getByRole('textbox', { name: new RegExp(ru.about) })).toHaveValue('Закрепляю камни')
  await fill()
  await send()
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test.each([
  ['/career', ['Ювелир', 'Разработчик'], [false, false]],
  ['/career?city=remote', ['Разработчик'], [false]],
  ['/career?vacancy=frontend', ['Ювелир', 'Разработчик'], [false, true]],
  ['/career?city=mars', [], []],
  ['/career?city=../x&vacancy=1', ['Ювелир', 'Разработчик'], [false, false]],
])('%s lists %j, with %j expanded', async (path, expected, open_) => {
  await open(path)
  expect(screen.queryAllByRole('listitem').length === 0 ? [] : expected.length === 0 ? [] : titles()).toStrictEqual(expected)
  expect(opens()).toStrictEqual(open_)
})

test('the city and the open vacancy are kept in the URL', async () => {
  const { user, address } = await open('/career?city=moscow')
  await user.click(screen.getByText('Ювелир'))
  // jsdom opens no details by a click on their summary.
  await act(async () => {
    const row = document.querySelector('details') as HTMLDetailsElement
    row.open = true
    row.dispatchEvent(new Event('toggle'))
  })
  await waitFor(() => expect(address()).toBe('/career?city=moscow&vacancy=jeweler'))
  await user.click(screen.getByRole('link', { name: /^Все города/ }))
  expect(address()).toBe('/career')
  expect(opens()).toStrictEqual([false, false])
})

test('round-trips the URL state', () => {
  const url = { pathname: '/career', city: 'saint-petersburg', vacancy: 'jeweler' }
  const [pathname = '', search] = addressOf(url).split('?')
  expect(careerUrl({ pathname, search: `?${search}` })).toStrictEqual(url)
})

test('a closed vacancy shows a message', async () => {
  await open('/career?vacancy=cook')
  expect(screen.getByText(ru.closed)).toBeVisible()
})

test('shows the salary, or that it is negotiable', async () => {
  await open()
  expect(screen.getByText(/^140.000–220.000.₽$/)).toBeVisible()
  expect(screen.getByText(ru.agreed)).toBeVisible()
})

test('vacancies that failed to load can be retried, and the form is available meanwhile', async () => {
  let isDown = true
  const { user } = await open('/career', {
    'GET /career': () => {
      if (isDown) throw offline()
      return { result }
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent(ru.failed)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(titles()).toHaveLength(2)
})

test('what is asked ahead is what the model asks', async () => {
  const { listed, sent } = await askedAt('/career', __dirname, (file) => jest.requireActual(file))
  expect(listed).toStrictEqual(sent)
})

const headAt = async (path: string) => {
  const { scope } = await open(path)
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  return head({ scope, t: (key) => key, context, origin: 'https://shop.ru', address: { pathname: '/career', search: '', params: {} } })
}

test('an open vacancy has JobPosting data and its own URL; the list has none', async () => {
  expect(await headAt('/career?city=moscow&vacancy=jeweler')).toMatchObject({
    title: 'vacancyTitle',
    canonical: '/career?vacancy=jeweler',
    jsonLd: [
      {
        '@type': 'JobPosting',
        title: 'Ювелир',
        datePosted: '2026-11-09',
        employmentType: 'FULL_TIME',
        jobLocation: { address: { addressLocality: 'Москва', addressCountry: 'RU' } },
        baseSalary: { currency: 'RUB', value: { minValue: 140_000, maxValue: 220_000, unitText: 'MONTH' } },
      },
    ],
  })
})

test.each([
  ['/career', {}],
  ['/career?vacancy=cook', { noindex: true }],
])('the head of %s adds %j', async (path, added) => {
  expect(await headAt(path)).toStrictEqual(added)
})

test('a remote job has no location and omits a negotiable salary', async () => {
  const [posting] = (await headAt('/career?vacancy=frontend')).jsonLd ?? []
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'RU' } })
  expect(posting).not.toHaveProperty('baseSalary')
})

test('a résumé is sent with its fields, and the next steps are shown [routes.career-page]', async () => {
  const { scope, letters, fill, send } = await open()
  await fill()
  expect(scope.getState($dirty)).toBe(true)
  await send()
  const [letter] = letters()
  expect(letter?.body).toStrictEqual({
    name: 'Анна Петрова',
    contact: 'anna@mail.example',
    about: '',
    position: 'jeweler',
    agreement: true,
    idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/) as string,
  })
  expect(letter?.upload?.file.name).toBe('cv.pdf')
  expect(await screen.findByRole('heading', { name: ru.sent })).toHaveFocus()
  expect(screen.getByText(/anna@mail\.example/)).toBeVisible()
  expect(scope.getState($dirty)).toBe(false)
  await send(ru.another)
  expect(await screen.findByLabelText(ru.name)).toHaveValue('')
})

test('shows upload progress, and canceling keeps typed input', async () => {
  const answer = later<object>()
  const { wire, user, fill, send } = await open('/career', { 'POST /career': answer.answer })
  await fill()
  await send()
  const upload = wire.sent.at(-1)?.upload
  act(() => upload?.onProgress(0.4))
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await user.click(screen.getByRole('button', { name: 'Отменить отправку' }))
  expect(upload?.signal.aborted).toBe(true)
  await act(async () => answer.reject({ kind: 'aborted' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByTitle('cv.pdf')).toBeVisible()
  expect(screen.getByLabelText(ru.name)).toHaveValue('Анна Петрова')
})

test('without a file, a name and the consent sends nothing and shows an error for each', async () => {
  const { letters, send } = await open()
  await send()
  expect(letters()).toStrictEqual([])
  expect(screen.getByLabelText(ru.resume)).toHaveAccessibleDescription('Приложите резюме')
  expect(screen.getByLabelText(ru.name)).toHaveAccessibleDescription('Укажите имя и фамилию')
  expect(screen.getByLabelText(ru.contact)).toHaveAccessibleDescription('Укажите телефон или почту')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Нужно согласие на обработку данных')
  expect(screen.getByLabelText(ru.position)).toHaveFocus()
})

test('rejects a file of another type before upload', async () => {
  await open()
  // The browser's own list can be overruled by the shopper.
  const other = userEvent.setup({ applyAccept: false })
  await other.upload(screen.getByLabelText(ru.resume), new File(['x'], 'cv.pages'))
  expect(await screen.findByText(/^Подойдут PDF, DOC, DOCX/)).toBeVisible()
})

test.each<[string, () => never, RegExp]>([
  [
    'a file that is something else',
    () => {
      throw {
        ...refuse(400, 'WRONG_FORM_DATA'),
        refusal: { result: false, code: 'WRONG_FORM_DATA', error: '', errors: { resume: 'WRONG_FIELD' } },
      }
    },
    /другого вида или повреждён/,
  ],
  [
    'a file too large',
    () => {
      throw refuse(413, 'BODY_TOO_LARGE')
    },
    /Файл больше 10.МБ/,
  ],
])('%s is shown at the field', async (_, answer, words) => {
  const { fill, send } = await open('/career', { 'POST /career': answer })
  await fill()
  await send()
  expect(screen.getByLabelText(ru.resume)).toHaveAccessibleDescription(words)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a rate limit error is shown above the button', async () => {
  const { fill, send } = await open('/career', {
    'POST /career': () => {
      throw refuse(429, 'TOO_MANY_REQUESTS')
    },
  })
  await fill()
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('Слишком много попыток')
})

test('a lost response keeps the form and the retry reuses the key; changed input gets a new one', async () => {
  let tries = 0
  const { user, letters, fill, send } = await open('/career', {
    'POST /career': () => {
      tries += 1
      if (tries < 3) throw offline()
      return done
    },
  })
  await fill()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет ответа от сервера')
  expect(screen.getByTitle('cv.pdf')).toBeVisible()
  await send(ru.tryAgain)
  await user.type(screen.getByLabelText(/^О себе/), 'Двадцать лет за верстаком')
  await send(ru.tryAgain)
  expect(await screen.findByRole('heading', { name: ru.sent })).toBeVisible()
  const [first, second, third] = letters().map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('another position is typed as text', async () => {
  const { user, letters, fill, send } = await open()
  await fill()
  await user.selectOptions(screen.getByLabelText(ru.position), ru.other)
  await send()
  expect(letters()).toStrictEqual([])
  await user.type(screen.getByLabelText(ru.otherPosition), 'Ученик')
  await send()
  expect(letters()[0]?.body).toMatchObject({ position: 'Ученик' })
})

test('"apply" selects the vacancy in the form, replacing an earlier choice, and scrolls there', async () => {
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  const { user, fill } = await open('/career?vacancy=frontend')
  expect(screen.getByLabelText(ru.position)).toHaveValue('frontend')
  await fill()
  const row = document.querySelectorAll('details')[1] as HTMLElement
  await user.click(within(row).getByRole('button', { name: ru.apply, hidden: true }))
  expect(screen.getByLabelText(ru.position)).toHaveValue('frontend')
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(screen.getByLabelText(ru.name)).toHaveFocus()
  expect(screen.getByLabelText(ru.name)).toHaveValue('Анна Петрова')
})

test('prefills a signed-in shopper’s data, and late data keeps typed input', async () => {
  const anna: User = { ...GUEST, id: 1, name: 'Анна', surname: 'Петрова', isAuth: true, phone: '+79000000001' }
  const { scope, user } = await open()
  await user.type(screen.getByLabelText(ru.contact), 'a@b.example')
  await act(() => allSettled($user as never, { scope, params: anna }))
  expect(screen.getByLabelText(ru.name)).toHaveValue('Анна Петрова')
  expect(screen.getByLabelText(ru.contact)).toHaveValue('a@b.example')
})

test('shows the list and the form as separate parts of the page', async () => {
  await open('/career', {}, { locale: 'en' })
  expect(screen.getByRole('list', { name: en.list })).toBeInTheDocument()
  expect(screen.getByRole('form', { name: en.form })).toBeInTheDocument()
})
