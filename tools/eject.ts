/** `npm run eject -- mfe-certificates <folder>`: makes a repository of that remote alone (docs/decisions/0034). */
import path from 'node:path'
import { eject } from './eject/eject.ts'
import { command, step, UserError } from './print/steps.ts'

const [remote, folder, ...more] = process.argv.slice(2)

await command(async () => {
  if (!remote || !folder || more.length > 0)
    throw new UserError('Say which remote and where: npm run eject -- mfe-certificates ../certificates')
  // npm starts commands at the root: the folder is meant from where the person is.
  const target = path.resolve(process.env['INIT_CWD'] ?? '.', folder)
  await step(`Making a repository of ${remote}`, `${remote} is in ${target}`, () => eject(remote, target))
  console.log('\nNext: cd into it, git init, npm run setup, npm test. Its README.md says the rest.')
})
