import fs from 'node:fs'
import path from 'node:path'
import { contractingIn } from './expanding.ts'
import { problemsOf } from './migrations.ts'

const BREAK = '\n--> statement-breakpoint\n'

test.each([
  [
    'a new table with everything in it',
    `CREATE TABLE "gifts" ("id" int NOT NULL);${BREAK}CREATE UNIQUE INDEX "a" ON "gifts" USING btree ("id");`,
  ],
  ['constraints of a new table', `CREATE TABLE "gifts" ("id" int);${BREAK}ALTER TABLE "gifts" ADD CONSTRAINT "a" CHECK (id > 0);`],
  ['a column that may be empty', 'ALTER TABLE "carts" ADD COLUMN "note" text;'],
  ['a column with a default', `ALTER TABLE "carts" ADD COLUMN "choices" jsonb DEFAULT '{"a": [1, 2]}'::jsonb NOT NULL;`],
  ['an index', 'CREATE INDEX "carts_at" ON "carts" USING btree ("at") WHERE at IS NOT NULL;'],
  [
    'a unique index with a new empty column',
    `ALTER TABLE "b" ADD COLUMN "key" text;${BREAK}CREATE UNIQUE INDEX "k" ON "b" USING btree ("user_id","key");`,
  ],
  ['new rows', `INSERT INTO settings (name) VALUES ('x') ON CONFLICT DO NOTHING;`],
  [
    'values of a new column',
    `ALTER TABLE "b" ADD COLUMN "key" text;${BREAK}UPDATE "b" SET "key" = replace(name, ',', ' FROM ') WHERE name <> '';`,
  ],
  ['a column that may become empty', 'ALTER TABLE "b" ALTER COLUMN "key" DROP NOT NULL;'],
  ['a comment that says DROP TABLE', '-- once DROP TABLE carts\nALTER TABLE "carts" ADD COLUMN "note" text;'],
])('%s expands the schema', (_, sql) => {
  expect(contractingIn(sql)).toStrictEqual([])
})

test.each([
  ['a dropped table', 'DROP TABLE "carts";'],
  ['a dropped column', 'ALTER TABLE "carts" DROP COLUMN "note";'],
  ['a dropped column beside a new one', 'ALTER TABLE "carts" ADD COLUMN "a" int, DROP COLUMN "b";'],
  ['a dropped constraint, which ON CONFLICT may name', 'ALTER TABLE "addresses" DROP CONSTRAINT "addresses_user_id_unique";'],
  ['a dropped index', 'DROP INDEX "carts_at";'],
  ['a new name', 'ALTER TABLE "carts" RENAME COLUMN "a" TO "b";'],
  ['a required column', 'ALTER TABLE "carts" ADD COLUMN "note" text NOT NULL;'],
  ['a column that becomes required', 'ALTER TABLE "carts" ALTER COLUMN "note" SET NOT NULL;'],
  ['another type', 'ALTER TABLE "carts" ALTER COLUMN "note" SET DATA TYPE int;'],
  ['a default that goes', 'ALTER TABLE "carts" ALTER COLUMN "note" DROP DEFAULT;'],
  ['a constraint on rows that exist', 'ALTER TABLE "carts" ADD CONSTRAINT "a" CHECK (note > 0);'],
  ['a unique index on columns that exist', 'CREATE UNIQUE INDEX "a" ON "carts" USING btree ("session_id");'],
  [
    'a unique index with a column that has a default',
    `ALTER TABLE "b" ADD COLUMN "key" int DEFAULT 1;${BREAK}CREATE UNIQUE INDEX "k" ON "b" ("key");`,
  ],
  ['values of a column that exists', `UPDATE "carts" SET "note" = '';`],
  ['values of a column that exists beside a new one', `ALTER TABLE "b" ADD COLUMN "a" int;${BREAK}UPDATE "b" SET "a" = 1, "c" = 2;`],
  ['deleted rows', 'DELETE FROM carts;'],
  ['a function that changes', 'CREATE OR REPLACE FUNCTION f() RETURNS void;'],
])('%s contracts it', (_, sql) => {
  expect(contractingIn(sql)).toHaveLength(1)
})

describe('a migration', () => {
  test('that contracts the schema is a problem', () => {
    expect(problemsOf('0099_no_note.sql', 'ALTER TABLE "carts" DROP COLUMN "note";')).toStrictEqual([
      expect.stringContaining('the previous release may fail on "ALTER TABLE "carts" DROP COLUMN "note""'),
    ])
  })

  test('that contracts it may say why nothing uses any more what goes', () => {
    const sql = '-- contracts: since 0098 the note is read from carts.choices\nALTER TABLE "carts" DROP COLUMN "note";'
    expect(problemsOf('0099_no_note.sql', sql)).toStrictEqual([])
  })

  test('that says so and takes nothing away is a problem', () => {
    const sql = '-- contracts: since 0098 the note is read from carts.choices\nALTER TABLE "carts" ADD COLUMN "note" text;'
    expect(problemsOf('0099_note.sql', sql)).toHaveLength(1)
  })
})

test('of the migrations from before the rule, the check finds those that did take away', () => {
  const folder = path.join(__dirname, '../../../api/migrations')
  const contracting = fs
    .readdirSync(folder)
    .filter(
      (file) =>
        file.endsWith('.sql') &&
        Number.parseInt(file, 10) <= 28 &&
        contractingIn(fs.readFileSync(path.join(folder, file), 'utf8')).length > 0,
    )
  expect(contracting).toContain('0022_addresses_and_sizes.sql')
  expect(contracting).not.toContain('0023_bonus_grants.sql')
})
