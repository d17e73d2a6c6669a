import { consequencesOf } from './consequences.ts'

test.each([
  ['a page of a remote', ['mfe-catalog/src/pages/listing/page.tsx'], true, []],
  ['a stylesheet of the shell', ['shell/src/app.module.css'], true, []],
  ['a part of the front door', ['shell/server/main.ts'], false, ['front door']],
  ['a query of the API', ['api/src/catalog/show.ts'], false, ['api']],
  ['a contract, which both servers and every build read', ['shared/contracts/src/cart.ts'], true, ['api', 'front door']],
  ['a kit part and a query together', ['shared/ui/src/button/button.tsx', 'api/src/main.ts'], true, ['api']],
  ['a test', ['mfe-catalog/src/pages/listing/model.test.ts', 'api/test/cart.test.ts'], false, []],
  ['what an editor leaves beside a file', ['mfe-catalog/src/page.tsx~', 'shell/src/.page.tsx.swp'], false, []],
])('%s asks for what depends on it', (_case, files, rebuild, restart) => {
  expect(consequencesOf(files)).toStrictEqual({ rebuild, restart })
})
