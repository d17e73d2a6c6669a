import { sidsUsedTwice } from './sids.ts'

test('two remotes may not share a sid', () => {
  const code = 'createStore(0, {and: {sid: "abc:$count", name: "$count"}})'
  expect(
    sidsUsedTwice([
      { name: 'mfe-catalog', code },
      { name: 'mfe-profile', code },
    ]),
  ).toStrictEqual(['sid abc:$count is used 2 times: mfe-catalog/$count, mfe-profile/$count'])
})

test('builds without any sid are a fault too, for nothing could be checked', () => {
  expect(sidsUsedTwice([{ name: 'shell', code: 'createStore(0)' }])).toHaveLength(1)
})

test('a sid of its own for each unit is fine', () => {
  expect(sidsUsedTwice([{ name: 'shell', code: '{sid: "a", name: "$one"} {sid: "b"}' }])).toStrictEqual([])
})
