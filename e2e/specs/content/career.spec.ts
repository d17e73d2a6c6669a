import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { mailTo } from '../../machine/servers/sandbox.ts'

const HR = 'hr@zlata.example'
/** A PDF of this size: what stands between its parts is blank. */
const pdf = (bytes = 1000) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n'), Buffer.alloc(bytes, ' '), Buffer.from('\ntrailer<<>>\n%%EOF\n')])
const aFile = (name: string, buffer = pdf()) => ({ name, mimeType: 'application/octet-stream', buffer })

const form = (page: Page) => page.getByRole('form', { name: 'Отклик на вакансию' })
const resume = (page: Page) => form(page).getByLabel('Резюме')
const send = (page: Page) => form(page).getByRole('button', { name: 'Отправить резюме' })
/** Nobody else has this name: the letters of other tests go to the same mailbox. */
const aName = () => `Анна Испытательная-${Date.now()}`

async function fill(page: Page, name: string) {
  await form(page).getByLabel('Имя и фамилия').fill(name)
  await form(page).getByLabel('Телефон или почта').fill('anna@mail.example')
  await form(page).getByRole('checkbox').check()
}

/** The browser's line to the shop, from now on. */
async function slowLine(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond }
  await session.send('Network.emulateNetworkConditions', line)
  return () => session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 })
}

test('an application to a city’s vacancy shows upload progress, and the résumé reaches HR by email', async ({ page, shop }) => {
  test.slow()
  const name = aName()
  await shop.open(page, '/career')
  await page.getByRole('link', { name: /^Санкт-Петербург/ }).click()
  await expect(page).toHaveURL(/\?city=saint-petersburg$/)
  await page.getByText('Курьер-консультант', { exact: true }).click()
  await expect(page).toHaveURL(/city=saint-petersburg&vacancy=courier$/)
  await expect(page).toHaveTitle(/^Курьер-консультант, Санкт-Петербург/)
  await page.getByRole('button', { name: 'Откликнуться' }).click()
  await expect(form(page).getByLabel('Имя и фамилия')).toBeFocused()
  await expect(form(page).getByLabel('Должность', { exact: true })).toHaveValue('courier')
  await fill(page, name)
  await resume(page).setInputFiles(aFile('cv.pdf', pdf(2_000_000)))
  const fast = await slowLine(page, 400_000)
  await send(page).click()
  const bar = page.getByRole('progressbar', { name: 'Отправка файла' })
  await expect(bar).toBeVisible()
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await fast()
  await expect(page.getByRole('heading', { name: 'Спасибо, резюме у нас' })).toBeFocused({ timeout: 20_000 })
  expect(await mailTo(HR, name)).toMatch(/Отклик: Курьер-консультант[^]*resume-[\da-f]{8}\.pdf/)
})

test('a canceled upload keeps the form and can be sent again', async ({ page, shop }) => {
  test.slow()
  await shop.open(page, '/career?vacancy=jeweler')
  await fill(page, aName())
  await resume(page).setInputFiles(aFile('cv.pdf', pdf(2_000_000)))
  const fast = await slowLine(page, 100_000)
  await send(page).click()
  await page.getByRole('button', { name: 'Отменить отправку' }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(form(page).getByTitle('cv.pdf')).toBeVisible()
  await fast()
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Спасибо, резюме у нас' })).toBeVisible({ timeout: 20_000 })
})

test('the form rejects a missing résumé, another file type and a fake PDF', async ({ page, shop, trouble }) => {
  trouble.expect(/400 \(Bad Request\)/)
  await shop.open(page, '/career?vacancy=jeweler')
  await fill(page, aName())
  await send(page).click()
  await expect(resume(page)).toHaveAccessibleDescription('Приложите резюме')
  await resume(page).setInputFiles(aFile('photo.png'))
  await expect(resume(page)).toHaveAccessibleDescription(/Подойдут PDF, DOC, DOCX/)
  await form(page).getByRole('button', { name: 'Убрать: photo.png' }).click()
  await resume(page).setInputFiles(aFile('cv.pdf', Buffer.from('<!doctype html>')))
  await send(page).click()
  await expect(resume(page)).toHaveAccessibleDescription(/другого вида или повреждён/)
  await expect(form(page).getByLabel('Имя и фамилия')).toHaveValue(/^Анна/)
})

test('a form submitted offline keeps its data and can be sent once online', async ({ page, shop, trouble }) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/)
  await shop.open(page, '/career?vacancy=jeweler')
  await fill(page, aName())
  await resume(page).setInputFiles(aFile('cv.pdf'))
  await page.context().setOffline(true)
  await send(page).click()
  await expect(form(page).getByRole('alert')).toContainText('Нет ответа от сервера')
  await page.context().setOffline(false)
  await form(page).getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(page.getByRole('heading', { name: 'Спасибо, резюме у нас' })).toBeVisible()
})

test('an open vacancy has JobPosting structured data, the list does not', async ({ page, shop }) => {
  const kinds = async (path: string) => {
    await shop.open(page, path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => (JSON.parse(text) as { '@type': string })['@type'])
  }
  expect(await kinds('/career')).not.toContain('JobPosting')
  expect(await kinds('/career?vacancy=jeweler')).toContain('JobPosting')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/career\?vacancy=jeweler$/)
})
