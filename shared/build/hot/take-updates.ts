/// <reference types="webpack/module" />
import { takeStyles, type Runtime } from './styles.ts'

// In every package: updates the modules of its webpack runtime to the newest build.

declare const __PACKAGE__: string
/** Name of its global chunk list. */
declare const __CHUNKS__: string

const hot = import.meta.webpackHot
let newest = ''
let isBusy = false
let isOver = false

const isBehind = () => newest !== __webpack_hash__

async function takeAll() {
  isBusy = true
  try {
    // An update leads from one build to the next: a tab that missed three applies three.
    while (isBehind()) if (!(await hot.check(true))) throw new Error('the update is gone')
  } catch (error) {
    console.info(`${__PACKAGE__} starts anew: ${(error as Error).message.split('\n')[0]}`)
    isOver = true
    development.restartPackage(__PACKAGE__)
  }
  isBusy = false
}

takeStyles(__webpack_require__ as unknown as Runtime)

development.listen(__PACKAGE__, __CHUNKS__, (hash) => {
  newest = hash
  if (!isBusy && !isOver) void takeAll()
})
