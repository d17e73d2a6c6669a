import { MAX_PEOPLE, NOTHING, parseSizes, withoutPerson, withPerson, type Person } from './kept.ts'

const mother: Person = { name: 'Мама', finger: 'ring', size: 18 }

test.each([null, '', 'nonsense', '7', 'null', '[]', '{"mine":"17","people":"Мама"}', '{"mine":16.7}', '{"mine":99}'])(
  '%j keeps no size',
  (text) => {
    expect(parseSizes(text)).toStrictEqual(NOTHING)
  },
)

test('what was kept is read back, but for what is no person', () => {
  const text = JSON.stringify({ mine: 16.5, people: [mother, null, { name: '' }, { ...mother, finger: 'toe' }, { ...mother, size: 3 }] })
  expect(parseSizes(text)).toStrictEqual({ mine: 16.5, people: [mother] })
})

test('a name has one size, the newest, and the oldest of too many is forgotten', () => {
  const again = withPerson(withPerson(NOTHING, mother), { ...mother, name: 'мама', size: 17 })
  expect(again.people.map(({ name, size }) => [name, size])).toStrictEqual([['мама', 17]])
  expect(withoutPerson(again, 'МАМА')).toStrictEqual(NOTHING)
  let many = NOTHING
  for (let index = 0; index <= MAX_PEOPLE; index += 1) many = withPerson(many, { ...mother, name: `Имя ${index}` })
  expect([many.people.length, many.people[0]?.name, many.people.at(-1)?.name]).toStrictEqual([MAX_PEOPLE, `Имя ${MAX_PEOPLE}`, 'Имя 1'])
})
