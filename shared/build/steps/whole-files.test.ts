import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

test('a reader during a rewrite sees the complete old or the complete new file', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'whole-')), 'artifact.json')
  fs.writeFileSync(file, '{"version":1}')
  const code = `import fs from 'node:fs'
    import { atomicWrites } from ${JSON.stringify(path.join(__dirname, 'whole-files.mjs'))}
    const seen = []
    const look = () => seen.push(fs.readFileSync(${JSON.stringify(file)}, 'utf8'))
    // A disk that is slow enough to be met with half of the content.
    const slow = { ...fs, writeFile: (place, content, done) => {
      fs.writeFileSync(place, content.slice(0, 5))
      look()
      fs.writeFile(place, content, done)
    } }
    atomicWrites(slow).writeFile(${JSON.stringify(file)}, '{"version":2}', (error) => {
      look()
      console.log(JSON.stringify({ seen, error }))
    })`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toStrictEqual({ seen: ['{"version":1}', '{"version":2}'], error: null })
  expect(fs.readdirSync(path.dirname(file))).toStrictEqual(['artifact.json'])
})
