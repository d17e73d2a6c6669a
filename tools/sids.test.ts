import { sidsUsedTwice } from './sids.ts'

test('a sid shared by two remotes is reported', () => {
  const code = 'createStore(0, {and: {sid: "abc:$count", name: "$count"}})'
  expect(
    sidsUsedTwice([
      { name: 'mfe-catalog', code },
      { name: 'mfe-profile', code },
    ]),
  ).toStrictEqual(['sid abc:$count is used 2 times: mfe-catalog/$count, mfe-profile/$count'])
})

test('builds without any sid are reported too, since nothing was checked', () => {
  expect(sidsUsedTwice([{ name: 'shell', code: 'createStore(0)' }])).toHaveLength(1)
})

test('unique sids pass', () => {
  expect(sidsUsedTwice([{ name: 'shell', code: '{sid: "a", name: "$one"} {sid: "b"}' }])).toStrictEqual([])
})
