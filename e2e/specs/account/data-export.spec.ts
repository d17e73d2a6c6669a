import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ExportedData } from '@shop/contracts/account/data-export'
import * as v from 'valibot'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { LONG, type Host } from '../../environment.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

const SHOPPERS: [host: Host, name: readonly [string, string], words: { section: string; pdf: string; json: string; lang: string }][] = [
  ['ru', ['Анна', 'Выгрузкина'], { section: 'Ваши данные', pdf: 'Скачать PDF', json: 'Скачать JSON', lang: 'ru-RU' }],
  ['com', ['Leila', 'Hassan'], { section: 'Your data', pdf: 'Download PDF', json: 'Download JSON', lang: 'en-GB' }],
]

async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

for (const [host, name, words] of SHOPPERS) {
  test.describe(host, host === 'ru' ? {} : LONG, () => {
    test.use({ host })

    test('a shopper downloads the stored personal data as JSON and PDF', async ({ page, shop, signIn, trouble }) => {
      trouble.expect(/401 \(Unauthorized\)/)
      const phone = newPhone(host)
      await shop.open(page, '/profile?section=personalData')
      await signIn.register(phone, name)
      await shop.open(page, '/profile?section=personalData')
      await expect(page.getByRole('region', { name: words.section })).toBeVisible()

      const json = await downloaded(page, words.json)
      expect(json.name).toMatch(/^[\w-]+-\d{4}-\d\d-\d\d\.json$/)
      const { parts } = v.parse(ExportedData, JSON.parse(json.bytes.toString()))
      expect(parts['account']).toMatchObject([{ phone, name: name[0], surname: name[1] }])
      expect(parts['sessions']).toHaveLength(1)

      const pdf = await downloaded(page, words.pdf)
      expect(pdf.name).toMatch(/\.pdf$/)
      const text = pdf.bytes.toString('latin1')
      expect([text.slice(0, 8), text.trimEnd().slice(-5)]).toStrictEqual(['%PDF-1.7', '%%EOF'])
      expect(text).toContain(`/Lang (${words.lang})`)

      expect(await violationsOf(page)).toStrictEqual([])
    })
  })
}
