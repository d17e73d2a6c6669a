import { expect, test as base } from '../../fixtures.ts'
import { Editor } from '../../machine/editor.ts'

const test = base.extend<{ editor: Editor }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this very pattern.
  editor: async ({}, provide) => {
    const editor = new Editor()
    await provide(editor)
    editor.leave()
  },
})

/** The shop keeps pages for ten seconds, and words of editors for fifteen, unless others are published. */
const SHOWN_MS = 60_000
test.describe.configure({ timeout: 120_000 })

test('a published page is shown at once, a scheduled one at its time, and an earlier version can be restored', async ({
  page,
  shop,
  editor,
}) => {
  const lead = page.getByRole('main').getByText(/в редакции/)
  const shown = (text: string) =>
    expect(async () => {
      await page.goto(shop.at('/about'))
      await expect(lead).toHaveText(text, { timeout: 1000 })
    }).toPass({ timeout: SHOWN_MS, intervals: [1000] })
  const publish = (text: string, ...args: string[]) => {
    editor.edit('pages/about.ru.yaml', /^lead:(?:.|\n {2})*$/m, `lead: ${text}`)
    return editor.content('publish', 'about.ru', ...args)
  }
  try {
    expect(await publish('Пишем о мастерских, в редакции сегодня.')).toContain('is shown now')
    await shown('Пишем о мастерских, в редакции сегодня.')
    const soon = new Date(Date.now() + 8000).toISOString().replace(/\.\d+/, '')
    expect(await publish('Пишем о мастерских, в редакции завтра.', '--at', soon)).toContain('is shown from')
    await page.goto(shop.at('/about'))
    await expect(lead).toHaveText('Пишем о мастерских, в редакции сегодня.')
    await shown('Пишем о мастерских, в редакции завтра.')
  } finally {
    expect(await editor.content('publish', 'about.ru', '--version', '1')).toContain('is shown now')
  }
})

test('a preview link shows the draft across the shop while shoppers see the published version', async ({
  page,
  shop,
  newBrowser,
  editor,
}) => {
  editor.edit('pages/about.ru.yaml', /^title: .*$/m, 'title: Черновик о нас')
  editor.edit('banners.yaml', 'Золото, которое не ждёт повода', 'Черновик главной')
  editor.edit('texts/ru.yaml', '{}', 'shell.about: Черновик ссылки')
  const said = await editor.content('preview', 'about.ru', 'banners', 'texts/ru')
  const link = said.split('\n').find((line) => line.includes('/about?preview=')) ?? ''
  const heading = page.getByRole('heading', { level: 1 })
  const mark = page.getByRole('complementary', { name: 'Предпросмотр' })

  await page.goto(link)
  await expect(page).toHaveURL(shop.at('/about'))
  await expect(heading).toHaveText('Черновик о нас')
  await expect(mark).toContainText('Покупатели этого ещё не видят')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Черновик ссылки' })).toBeVisible()

  const shopper = await (await newBrowser()).newPage()
  await shopper.goto(shop.at('/about'))
  await expect(shopper.getByRole('heading', { level: 1 })).not.toHaveText('Черновик о нас')
  await expect(shopper.getByRole('contentinfo').getByRole('link', { name: 'О нас' })).toBeVisible()
  await expect(shopper.getByRole('complementary', { name: 'Предпросмотр' })).toHaveCount(0)

  // Without a new document too: the API knows the editor by the same cookie.
  await page.getByRole('banner').getByRole('link', { name: 'ZLATA, на главную' }).click()
  await expect(heading).toHaveText('Черновик главной')
  await expect(mark).toBeVisible()
  await shopper.goto(shop.at('/'))
  await expect(shopper.getByRole('heading', { level: 1 })).not.toHaveText('Черновик главной')

  await mark.getByRole('button', { name: 'Выйти из предпросмотра' }).click()
  await expect(heading).toHaveText('Золото, которое не ждёт повода')
  await expect(mark).toHaveCount(0)
})

test('a preview link that is no longer valid returns 404 with a plain page', async ({ page, shop, trouble }) => {
  trouble.expect(/404/)
  const answer = await page.goto(shop.at('/about?preview=1.t5x9ab.no-signature-of-the-shop'))
  expect([answer?.status(), await page.getByText('Ссылка на предпросмотр больше не действует').count()]).toStrictEqual([404, 1])
})
