import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { NODE } from '../support/services/processes.ts'

test('old rows are vacuumed from the embedded database while idle', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  try {
    const { stdout } = await promisify(execFile)(NODE, [join(__dirname, '../support/churn.ts'), join(folder, 'db'), '20'])
    // Swept it is 80 KiB, unswept 700.
    expect(Number(stdout)).toBeGreaterThan(0)
    expect(Number(stdout)).toBeLessThan(350_000)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
