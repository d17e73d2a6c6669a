#!/usr/bin/env node
// Builds the remote of a repository of its own: `npm run build -- mfe-certificates@1.1.0`. Releases nothing.
import '@shop/release/strip-types'

// Builds run in processes of their own.
process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], `--import=${import.meta.resolve('@shop/release/strip-types')}`]
  .filter(Boolean)
  .join(' ')
process.argv.push('--no-activate')
await import('../build.mjs')
