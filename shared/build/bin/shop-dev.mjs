#!/usr/bin/env node
// A deployed shop with the laptop's build of a remote: `npm run dev -- --shop https://zlata.ru`.
import '@shop/release/strip-types'

await import('../laptop/laptop.mjs')
