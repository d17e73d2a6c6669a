import { restartedBy } from './consequences.ts'

test.each([
  ['a page of a remote', ['mfe-catalog/src/pages/listing/page.tsx'], []],
  ['a stylesheet of the shell', ['shell/src/app.module.css'], []],
  ['a part of the front door', ['shell/server/main.ts'], ['front door']],
  ['a query of the API', ['api/src/goods/catalog/show.ts'], ['api']],
  ['a contract, which both servers read', ['shared/contracts/src/cart/cart.ts'], ['api', 'front door']],
  ['a kit part and a query together', ['shared/ui/src/controls/button/button.tsx', 'api/src/main.ts'], ['api']],
  ['a test', ['mfe-catalog/src/pages/listing/model.test.ts', 'api/test/cart/cart.test.ts'], []],
  ['what an editor leaves beside a file', ['shell/server/main.ts~', 'api/src/.page.ts.swp'], []],
])('%s restarts the servers that read it', (_case, files, servers) => {
  expect(restartedBy(files)).toStrictEqual(servers)
})
