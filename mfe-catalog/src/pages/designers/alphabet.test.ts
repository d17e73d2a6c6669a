import { aDesignerLine } from '@shop/testing/builders'
import { foundBy, groupsOf, lettersOf } from './alphabet.ts'

const line = (name: string, city = 'Лондон') => aDesignerLine({ name, city, url: `/designers/${name}` })
const all = [line('Halden', 'Осло'), line('Vera Moss'), line('Иней', 'Мурманск'), line('Ёлка'), line('ZLATA')]
const names = (locale: 'ru' | 'en') =>
  groupsOf(all, locale).map((groups) => groups.map(({ letter, designers }) => [letter, designers[0]?.name]))

test('puts Russian names first on the Russian storefront', () => {
  expect(names('ru')).toStrictEqual([
    [
      ['Е', 'Ёлка'],
      ['И', 'Иней'],
    ],
    [
      ['H', 'Halden'],
      ['V', 'Vera Moss'],
      ['Z', 'ZLATA'],
    ],
  ])
})

test('puts the Latin alphabet first outside Russia', () => {
  expect(names('en')[0]?.[0]).toStrictEqual(['H', 'Halden'])
})

test('a letter without names has no link; an alphabet without names is omitted', () => {
  const [latin, ...others] = lettersOf([line('Halden')], 'ru')
  expect(others).toStrictEqual([])
  expect(latin?.find(({ letter }) => letter === 'H')?.id).toBe('letter-72')
  expect(latin?.find(({ letter }) => letter === 'I')?.id).toBeNull()
})

test.each([
  ['осло', ['Halden']],
  [' VERA ', ['Vera Moss']],
  ['мосс', ['Vera Moss']],
  ['хальд', ['Halden']],
  ['elka', ['Ёлка']],
  ['никого', []],
])('searching for "%s" [catalog.names-both-scripts]', (words, found) => {
  expect(foundBy(all, words).map(({ name }) => name)).toStrictEqual(found)
})
