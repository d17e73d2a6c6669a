import type { RingSizes } from '@shop/contracts/account/ring-sizes'
import { changesOf, together, withMine, withoutName, withoutSent, withPerson } from './changes.ts'
import { MAX_PEOPLE, NOTHING, parseSizes, type KeptSizes, type Person } from './kept.ts'

const mother: Person = { name: 'Мама', finger: 'ring', size: 18 }
const sizesOf = ({ people }: KeptSizes) => people.map(({ name, size }) => [name, size])

test.each([null, '', 'nonsense', '7', 'null', '[]', '{"mine":"17","people":"Мама"}', '{"mine":16.7}', '{"mine":99}'])(
  '%j keeps no size',
  (text) => {
    expect(parseSizes(text)).toStrictEqual(NOTHING)
  },
)

test('what was kept is read back, but for what is no person', () => {
  const text = JSON.stringify({ mine: 16.5, people: [mother, null, { name: '' }, { ...mother, finger: 'toe' }, { ...mother, size: 3 }] })
  expect(parseSizes(text)).toStrictEqual({ mine: 16.5, people: [mother] })
  const kept = withoutName(withPerson(withMine(NOTHING, 17), mother), { name: 'Ира', isNoted: true })
  expect(parseSizes(JSON.stringify(kept))).toStrictEqual(kept)
})

test('a name has one size, the newest, and the oldest of too many is forgotten', () => {
  const again = withPerson(withPerson(NOTHING, mother), { ...mother, name: 'мама', size: 17 })
  expect(sizesOf(again)).toStrictEqual([['мама', 17]])
  expect(withoutName(again, { name: 'МАМА', isNoted: false })).toStrictEqual(NOTHING)
  let many = NOTHING
  for (let index = 0; index <= MAX_PEOPLE; index += 1) many = withPerson(many, { ...mother, name: `Имя ${index}` })
  expect([many.people.length, many.people[0]?.name, many.people.at(-1)?.name]).toStrictEqual([MAX_PEOPLE, `Имя ${MAX_PEOPLE}`, 'Имя 1'])
})

const account: RingSizes = { mine: 16, people: [mother, { name: 'Ира', finger: 'little', size: 15 }] }

test('what the browser has changed stands before what the account has', () => {
  const kept = withPerson(withoutName(withMine(NOTHING, 17), { name: 'Ира', isNoted: true }), { ...mother, name: 'мама', size: 19 })
  const { mine, people } = together(account, kept)
  expect([mine, people.map(({ name, size }) => [name, size])]).toStrictEqual([17, [['мама', 19]]])
  expect(together(account, withoutName(NOTHING, { name: null, isNoted: true })).mine).toBeNull()
})

test('a guest who forgets a size takes nothing from an account', () => {
  const kept = withoutName(withMine(NOTHING, 17), { name: null, isNoted: false })
  expect(changesOf(kept)).toStrictEqual([])
})

test('what was sent is the account’s, but for what has changed since and what found no room', () => {
  const sent = withPerson(withPerson(withMine(NOTHING, 17), mother), { ...mother, name: 'Ира' })
  const since: KeptSizes = { ...sent, mine: 18, mineAt: (sent.mineAt ?? 0) + 1 }
  const rest = withoutSent(since, changesOf(sent), ['Ира'])
  expect([rest.mine, sizesOf(rest)]).toStrictEqual([18, [['Ира', 18]]])
})
