import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../fixtures.ts'
import { codeSentTo, newPhone } from '../../machine/servers/sandbox.ts'
import { amplePiece } from '../../machine/catalogue.ts'
import { signInReturning } from '../../machine/people/registered.ts'

const MAX_TABS = 120

/** As a shopper without a mouse gets there. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeAttached()
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${String(target)}`)
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function write(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

test('a purchase works with the keyboard only, with visible focus', async ({ page, shop, product, checkout, bank }) => {
  test.slow()
  const phone = newPhone('ru')
  await product.open((await amplePiece(shop, 'bracelets')).url)
  await press(page, product.addToBag)
  await expect(page.getByTestId('bag-count')).toHaveText('1')
  const drawer = page.getByRole('dialog', { name: /корзин/i })
  await expect(drawer).toBeVisible()
  await press(page, drawer.getByRole('link', { name: /оформить/i }).first())
  await expect(page).toHaveURL(/\/cart/)
  if (!page.url().includes('step=checkout'))
    await press(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /оформить/i })
        .first(),
    )
  await expect(page).toHaveURL(/step=checkout/)

  await write(page, checkout.fio, 'Анна Петрова')
  await write(page, checkout.email, 'anna@example.com')
  await write(page, checkout.phone, phone.slice(2))
  await press(page, checkout.getCode)
  await expect(checkout.code.first()).toBeFocused()
  await page.keyboard.type(await codeSentTo(phone))
  await expect(page.getByText('Телефон подтверждён')).toBeVisible()
  await press(page, checkout.onward)

  // One stop for a group of choices; arrows choose.
  await tabTo(page, checkout.main.locator('input[name=delivery]:checked').or(checkout.delivery(1)).first())
  for (let steps = 0; steps < 8 && !(await checkout.delivery(3).isChecked()); steps++) await page.keyboard.press('ArrowDown')
  await expect(checkout.delivery(3)).toBeChecked()
  await press(page, checkout.main.locator('input[name=shop_id]').first(), 'Space')
  await press(page, checkout.onward)

  await tabTo(page, checkout.agreement)
  const outline = await checkout.agreement.evaluate((element) => {
    const seen = (node: Element) => getComputedStyle(node).outlineStyle !== 'none' || getComputedStyle(node).boxShadow !== 'none'
    return [element, ...(element.parentElement?.querySelectorAll('*') ?? []), element.parentElement].some((node) => node && seen(node))
  })
  expect(outline).toBe(true)
  await page.keyboard.press('Space')
  await press(page, checkout.place.first())
  await bank.expectOpen()
  await press(page, bank.payButton)
  await checkout.expectSuccess()
})

const MAX_KEYS = 40

/** Counts the keys that are pressed, one for each. */
function countKeys(page: Page) {
  let keys = 0
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  const pressOn = async (target: Locator, key: string) => {
    await expect(target).toBeAttached()
    for (let tabs = 0; tabs < MAX_KEYS; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return press(key)
      await press('Tab')
    }
    throw new Error(`${MAX_KEYS} times Tab do not reach ${String(target)}`)
  }
  return { press, pressOn, pressed: () => keys }
}

test('a shopper who is back reaches the payment page from the bag in at most 40 keys [checkout.few-keys]', async ({
  page,
  shop,
  context,
  product,
  bag,
  checkout,
  bank,
}) => {
  test.slow()
  await signInReturning(shop, context)
  await product.open((await amplePiece(shop, 'bracelets')).url)
  await product.addAndWait()
  await bag.open()
  const { pressOn, pressed } = countKeys(page)
  await pressOn(page.getByRole('link', { name: 'К содержанию' }), 'Enter')
  await pressOn(bag.main.getByRole('link', { name: /оформ/i }).filter({ visible: true }).first(), 'Enter')
  await expect(checkout.agreement).toBeVisible()
  await pressOn(checkout.agreement, 'Space')
  await expect(checkout.agreement).toBeChecked()
  await pressOn(checkout.place.first(), 'Enter')
  await bank.expectOpen()
  expect(pressed()).toBeLessThanOrEqual(MAX_KEYS)
})

test('a guest who is back confirms her phone and reaches it in as many [checkout.few-keys]', async ({
  page,
  shop,
  context,
  product,
  bag,
  checkout,
  bank,
}) => {
  test.slow()
  const phone = newPhone('ru')
  const fillBag = async () => {
    await product.open((await amplePiece(shop, 'bracelets')).url)
    await product.addAndWait()
  }
  await fillBag()
  await checkout.open()
  await checkout.fillContact({ fio: 'Анна Петрова', email: `anna${phone.slice(-7)}@example.com`, phone })
  await checkout.confirmPhone(phone)
  await checkout.onward.click()
  await checkout.chooseCourier('Москва, Лесная улица, 7')
  await checkout.onward.click()
  await expect(checkout.agreement).toBeVisible()
  // Another session: what she typed is in the browser, her phone is confirmed no more.
  await context.clearCookies({ name: 'sid' })
  await fillBag()
  await bag.open()

  const { press, pressOn, pressed } = countKeys(page)
  await pressOn(page.getByRole('link', { name: 'К содержанию' }), 'Enter')
  await pressOn(bag.main.getByRole('link', { name: /оформ/i }).filter({ visible: true }).first(), 'Enter')
  // Enter in a field acts like the button of its step.
  await pressOn(checkout.fio, 'Enter')
  await expect(checkout.code.first()).toBeFocused()
  for (const digit of await codeSentTo(phone, 2)) await press(digit)
  await expect(checkout.onward).toBeFocused()
  await press('Enter')
  await pressOn(checkout.main.locator('input[name=delivery]:checked'), 'Enter')
  await pressOn(checkout.agreement, 'Space')
  await expect(checkout.agreement).toBeChecked()
  await press('Enter')
  await bank.expectOpen()
  expect(pressed()).toBeLessThanOrEqual(MAX_KEYS)
})

test('a shopper who is back types in no field: contacts and address are lines that can be changed [checkout.few-fields]', async ({
  shop,
  context,
  product,
  checkout,
}) => {
  const address = await signInReturning(shop, context)
  await product.open((await amplePiece(shop, 'bracelets')).url)
  await product.addAndWait()
  await checkout.open()
  await expect(checkout.agreement).toBeVisible()
  expect(await typedFields(checkout.main)).toStrictEqual([])
  for (const [step, known] of [
    ['Контакты', 'Анна Петрова'],
    ['Доставка', address],
  ] as const) {
    const folded = checkout.main.getByRole('region', { name: step })
    await expect(folded).toContainText(known)
    await expect(folded.getByRole('button', { name: /изменить/i })).toBeVisible()
  }
})

/** Names of the fields to type in that a step shows; the one for a promo code belongs to the sums. */
const typedFields = (main: Locator) =>
  main
    .locator('form :is(input:not([type=radio], [type=checkbox], [type=hidden]), textarea)')
    .filter({ visible: true })
    .evaluateAll((fields) => fields.filter((field) => !field.closest('aside')).map((field) => field.getAttribute('name')))

test('a guest types in at most 8 fields for a courier and at most 5 for a shop [checkout.few-fields]', async ({
  shop,
  product,
  checkout,
}) => {
  test.slow()
  const phone = newPhone('ru')
  await product.open((await amplePiece(shop, 'bracelets')).url)
  await product.addAndWait()
  await checkout.open()
  await expect(checkout.fio).toBeVisible()
  const contact = await typedFields(checkout.main)
  expect(contact).toHaveLength(3)
  await checkout.fillContact({ fio: 'Анна Петрова', email: `anna${phone.slice(-7)}@example.com`, phone })
  await checkout.confirmPhone(phone)
  await checkout.onward.click()
  await checkout.delivery(1).check({ force: true })
  await expect(checkout.address).toBeVisible()
  expect([...contact, ...(await typedFields(checkout.main))].length).toBeLessThanOrEqual(8)
  await checkout.chooseShop()
  await expect(checkout.address).toHaveCount(0)
  expect([...contact, ...(await typedFields(checkout.main))].length).toBeLessThanOrEqual(5)
})
