/** `churn.ts <folder> <vacuumMs>`: changes rows of an embedded database with pauses between; prints how large their table is then, bytes. */
import { openEmbedded } from '../../src/platform/db/embedded.ts'

const [folder = '', vacuumMs] = process.argv.slice(2)
const database = await openEmbedded(folder, undefined, Number(vacuumMs))
await database.query('CREATE TABLE counts (id int PRIMARY KEY, count int)')
await database.query('INSERT INTO counts SELECT n, 0 FROM generate_series(1, 1000) n')
for (let round = 0; round < 20; round += 1) {
  await database.query('UPDATE counts SET count = count + 1')
  // oxlint-disable-next-line no-restricted-globals -- Vacuuming has its pauses to happen in.
  await new Promise((done) => setTimeout(done, 60))
}
const [row] = await database.query<{ size: number }>("SELECT pg_relation_size('counts') AS size")
console.log(row?.size)
await database.close()
