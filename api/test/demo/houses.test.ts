import { abroad } from '../../src/demo/designers/abroad.ts'
import { russia } from '../../src/demo/designers/russia.ts'

test('the story of a house names no other year of its opening than its page', () => {
  for (const { slug, since, ru, en } of [...abroad, ...russia]) {
    const told = [...ru.story, ...en.story].flatMap((text) => text.match(/(?:открылась в|opened in) (\d{4})/)?.[1] ?? [])
    expect([slug, told.filter((year) => year !== String(since))]).toStrictEqual([slug, []])
  }
})
