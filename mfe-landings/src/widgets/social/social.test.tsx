import { screen, waitFor, within } from '@testing-library/react'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

test.each([
  ['ru', ru, /[а-я]{3}/i],
  ['en', en, /^[^а-я]*[a-z]{3}/i],
] as const)('in %s it has a heading of its own [popups.of-landings]', async (locale, texts, words) => {
  await renderWith(<Widget />, { locale, texts: { 'widget/social': texts } })
  await waitFor(() => expect(document.querySelector('#popup-title')?.textContent).toMatch(words))
})

test.each([
  ['ru', ru, ['Telegram', 'VK', 'Дзен']],
  ['en', en, ['Instagram', 'Pinterest', 'YouTube']],
] as const)('in %s the social links match the language', async (locale, texts, names) => {
  await renderWith(<Widget />, { locale, texts: { 'widget/social': texts } })
  const list = await screen.findByRole('list', { name: texts.title })
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => names.find((name) => textContent?.startsWith(name))),
  ).toStrictEqual(names)
})
