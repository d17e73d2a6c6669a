#!/usr/bin/env node
// The release commands in a repository of one remote: `npm run release -- publish mfe-certificates 1.1.0`.
import path from 'node:path'
import './strip-types.mjs'

process.env['STATE_DIR'] ??= path.resolve('.state')
await import('../src/cli.ts')
