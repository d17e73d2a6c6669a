import type { Page } from '@playwright/test'
import { LONG } from '../../environment.ts'
import { expect, test as base } from '../../fixtures.ts'
import { EditedShop } from '../../machine/servers/edited-shop.ts'
import { Shop } from '../../machine/shop.ts'

const PAGE = 'mfe-certificates/src/pages/certificate'
const FORM = `${PAGE}/ui/form/certificate-form.tsx`
const FOOTER = 'shell/src/chrome/footer/footer.tsx'
const SERVER_PART = 'shell/src/boot/server/server.tsx'
const DEPOSITS = 'shared/contracts/src/certificates/deposits.ts'
const STYLE = `${PAGE}/ui/form/certificate-form.module.css`

const test = base.extend<object, { edited: EditedShop }>({
  edited: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this very pattern.
    async ({}, provide) => {
      const edited = await EditedShop.open('mfe-certificates')
      await provide(edited)
      await edited.close()
    },
    // The shell and a remote are built from nothing.
    { scope: 'worker', timeout: 180_000 },
  ],
  trouble: async ({ trouble }, provide) => {
    // Builds that change under their names have no hashes.
    trouble.expect(/a tag without integrity/)
    await provide(trouble)
  },
  shop: async ({ host, edited }, provide) => provide(new Shop(edited.port, host, edited.releases)),
})

test.describe('the development server', LONG, () => {
  test.describe.configure({ mode: 'serial' })
  // A document in between would have the HTML of one edit and the code of the next.
  test.beforeEach(({ edited }) => expect.poll(() => edited.isServed).toBe(true))

  test('editing a component, a text or a style updates the screen at once and keeps typed input', async ({ page, shop, edited }) => {
    await shop.open(page, '/certificate')
    const heading = page.getByRole('heading', { level: 1 })
    const name = page.getByLabel('Имя').first()
    await name.fill('Анна')
    await page.evaluate(() => Object.assign(globalThis, { isThatDocument: true }))

    edited.edit(FORM, "{t('title')}</h1>", "{t('title')}, edited</h1>")
    await expect(heading).toHaveText('Подарочный сертификат, edited')
    edited.edit(`${PAGE}/texts/ru.ts`, 'Подарочный сертификат', 'Подарок')
    await expect(heading).toHaveText('Подарок, edited')
    edited.edit(STYLE, '.head {', '.head { color: rgb(1, 2, 3);')
    await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(name).toHaveValue('Анна')
    await expect(name).toBeFocused()
    expect(await page.evaluate(() => 'isThatDocument' in globalThis), 'the document lives on').toBe(true)
  })

  test('edits saved while an earlier one is being built or applied are all applied', async ({ page, shop, edited }) => {
    await shop.open(page, '/certificate')
    const heading = page.getByRole('heading', { level: 1 })
    edited.edit(`${PAGE}/texts/ru.ts`, 'Подарок', 'Подарки')
    edited.edit(STYLE, 'rgb(1, 2, 3)', 'rgb(4, 5, 6)')
    await expect(heading).toHaveText(/^Подарки/)
    edited.edit(STYLE, 'rgb(4, 5, 6)', 'rgb(7, 8, 9)')
    edited.edit(FORM, ', edited</h1>', ', twice</h1>')
    await expect(heading).toHaveText('Подарки, twice')
    await expect(heading).toHaveCSS('color', 'rgb(7, 8, 9)')
  })

  test('every edit of a model restarts the area without reloading the document', async ({ page, shop, edited }) => {
    await shop.open(page, '/certificate')
    await page.evaluate(() => Object.assign(globalThis, { isThatDocument: true }))
    const words = page.locator('[data-owner="mfe-certificates"]')
    edited.edit(FORM, '<Pay />', '<output>{form.getValues().message}</output><Pay />')
    await expect(words.locator('output')).toHaveText('')
    let before = "message: '',"
    for (const save of ['first', 'second', 'third', 'fourth']) {
      const after = `message: '${save} save',`
      edited.edit(`${PAGE}/model/draft.ts`, before, after)
      await expect(words.locator('output')).toHaveText(`${save} save`)
      before = after
    }
    // A component that is edited after that is refreshed as before.
    edited.edit(FORM, '<output>', '<output title="last">')
    await expect(words.locator('output')).toHaveAttribute('title', 'last')
    expect(await page.evaluate(() => 'isThatDocument' in globalThis), 'the document lives on').toBe(true)
  })

  test('a compile error is shown in the tab and in one terminal line, and the page stays up', async ({ page, shop, edited }) => {
    await shop.open(page, '/certificate')
    const bar = page.getByRole('alert').filter({ hasText: FORM })
    edited.edit(FORM, '<Pay />', '<Pay /')
    await expect(bar).toBeVisible()
    const told = edited.terminal.filter((line) => line.startsWith('✗'))
    expect(told).toStrictEqual([
      expect.stringMatching(/^✗ mfe-certificates\/src\/pages\/certificate\/ui\/form\/certificate-form\.tsx: Unexpected token/),
    ])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    edited.edit(FORM, '<Pay /', '<Pay />')
    await expect(bar).toHaveCount(0)
  })

  test.describe('an error of running code', () => {
    test.beforeEach(({ trouble }) => trouble.expect(/breaks/, /^hydration: .* error during server rendering/, / 500 \(/))

    /** Message and stack by sources, in the tab and in the terminal. */
    const expectTold = async (page: Page, edited: EditedShop, [message, place]: [string, RegExp], side = 'browser') => {
      const bar = page.getByRole('alert').filter({ hasText: message })
      await expect(bar).toHaveText(place)
      await expect
        .poll(() => edited.terminal.filter((line) => line.startsWith(`✗ ${side}, /certificate: `)))
        .toContainEqual(expect.stringMatching(new RegExp(`${message}[^]*${place.source}`)))
    }

    test('in render shows message and stack in the tab and in the terminal, of the server too', async ({ page, shop, edited }) => {
      await shop.open(page, '/certificate')
      edited.edit(FORM, '<Pay />', "{[1].map(() => { throw new Error('the form breaks') })}")
      await expectTold(page, edited, [
        'the form breaks',
        /at CertificateForm \(mfe-certificates\/src\/pages\/certificate\/ui\/form\/certificate-form\.tsx:\d+/,
      ])
      await expect.poll(() => edited.isServed).toBe(true)
      await page.reload()
      await expect(page.getByRole('alert').filter({ hasText: 'On the server: Error: the form breaks' })).toBeVisible()
      // The browser has tried and failed too.
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await expectTold(
        page,
        edited,
        ['the form breaks', /mfe-certificates\/src\/pages\/certificate\/ui\/form\/certificate-form\.tsx:\d+/],
        'server',
      )
      edited.edit(FORM, "{[1].map(() => { throw new Error('the form breaks') })}", '<Pay />')
      await expect(page.getByRole('alert').filter({ hasText: 'the form breaks' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Оплатить' })).toBeVisible()
    })

    test('in an effect shows message and stack', async ({ page, shop, edited }) => {
      await shop.open(page, '/certificate')
      edited.edit(
        FORM,
        "import { useUnit } from 'effector-react'",
        "import { useUnit } from 'effector-react'\nimport { useEffect } from 'react'",
      )
      edited.edit(FORM, 'const t = useTexts()', "const t = useTexts()\n  useEffect(() => { throw new Error('the effect breaks') }, [])")
      await expectTold(page, edited, [
        'the effect breaks',
        /mfe-certificates\/src\/pages\/certificate\/ui\/form\/certificate-form\.tsx:\d+/,
      ])
      edited.edit(FORM, "\n  useEffect(() => { throw new Error('the effect breaks') }, [])", '')
    })

    test('of the shell shows message and stack, also where nothing of the page is left', async ({ page, shop, edited }) => {
      edited.edit(FOOTER, '= useContacts()', "= useContacts()\n  if (true as boolean) throw new Error('the footer breaks')")
      await expect.poll(async () => (await shop.ask('/certificate')).text).toContain('the footer breaks')
      await shop.open(page, '/certificate')
      await expectTold(page, edited, ['the footer breaks', /at Footer \(shell\/src\/chrome\/footer\/footer\.tsx:\d+/])
      await expectTold(page, edited, ['the footer breaks', /at Footer \(shell\/src\/chrome\/footer\/footer\.tsx:\d+/], 'server')
      edited.edit(FOOTER, "\n  if (true as boolean) throw new Error('the footer breaks')", '')
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })

    test('of the shell while the server evaluates it shows its stack in the terminal', async ({ shop, edited }) => {
      const [line, throws] = ['export const { render, modules }', "if (shared) throw new Error('the server part breaks')\n"]
      edited.edit(SERVER_PART, line, throws + line)
      const told = async () => {
        await shop.ask('/certificate')
        return edited.terminal
      }
      const stack = /^✗ server, [^:]+: Error: the server part breaks\n[^]*shell\/src\/boot\/server\/server\.tsx:\d+/
      await expect.poll(told, { timeout: 30_000 }).toContainEqual(expect.stringMatching(stack))
      edited.edit(SERVER_PART, throws, '')
      await expect.poll(async () => (await shop.ask('/certificate')).text, { timeout: 30_000 }).toContain('data-owner="mfe-certificates"')
    })

    test('a broken contract is told by its call and field', async ({ page, shop, edited }) => {
      edited.edit(DEPOSITS, 'amounts: v.array(v.number())', 'amounts: v.array(v.string())')
      await expect.poll(async () => (await shop.ask('/certificate')).text).toContain('depositsDesign: string expected at amounts.0')
      await shop.open(page, '/certificate')
      const bar = page.getByRole('alert').filter({ hasText: 'On the server: depositsDesign: string expected at amounts.0' })
      await expect(bar).toBeVisible()
      await page.getByRole('button', { name: 'Повторить' }).first().click()
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: 'GET /deposits_design breaks its contract, depositsDesign: string expected at amounts.0' }),
      ).toBeVisible()
      for (const side of ['server', 'browser']) {
        expect(edited.terminal).toContainEqual(
          expect.stringMatching(new RegExp(`^✗ ${side}, /certificate: .*depositsDesign: string expected at amounts\\.0`)),
        )
      }
      edited.edit(DEPOSITS, 'amounts: v.array(v.string())', 'amounts: v.array(v.number())')
      await expect.poll(async () => (await shop.ask('/certificate')).text).not.toContain('depositsDesign: string')
    })
  })

  test('a document loaded after an edit is server-rendered with it', async ({ shop, edited }) => {
    edited.edit(`${PAGE}/texts/ru.ts`, 'Остаток не сгорает', 'Остаток ждёт')
    await expect.poll(async () => (await shop.ask('/certificate')).text).toContain('Остаток ждёт')
  })

  test('the strict CSP for scripts also applies in development; only styles may lack a hash', async ({ shop }) => {
    const { headers } = await shop.ask('/certificate')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  })

  // The last one: a busy machine fails it, and a failure skips what follows.
  test('an edit is on the screen within a second', async ({ page, shop, edited }) => {
    await shop.open(page, '/certificate')
    const heading = page.getByRole('heading', { level: 1 })
    const took: number[] = []
    for (const [from, to] of [
      ['twice</h1>', 'once</h1>'],
      ['once</h1>', 'again</h1>'],
      ['again</h1>', 'at last</h1>'],
    ] as const) {
      const began = performance.now()
      edited.edit(FORM, from, to)
      await expect.poll(async () => (await heading.textContent())?.endsWith(to.replace('</h1>', '')), { intervals: [20] }).toBe(true)
      took.push(Math.round(performance.now() - began))
    }
    test.info().annotations.push({ type: 'ms from saving to the screen', description: took.join(', ') })
    // One of them may wait for other work of the machine.
    expect(Math.min(...took)).toBeLessThan(1000)
  })
})
