import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Reader } from './reader.ts'

/** In every page, so that it opens without waiting. */
export const signInDialog = ({
  t,
}: Reader): Safe => html`<dialog class="sheet sheet--narrow" id="sign-in-dialog" aria-labelledby="sign-in-title"><form class="sheet__form" novalidate>
<div><h2 class="h2" id="sign-in-title">${t.signInTitle}</h2><p class="soft">${t.signInHelp}</p></div>
<div class="field"><label for="key-file">${t.keyFile}</label><input class="input" type="file" id="key-file" name="file" accept=".json,application/json"></div>
<div class="field"><label for="key-text">${t.keyText}</label><textarea class="input input--code" id="key-text" name="key" rows="2" autocomplete="off" spellcheck="false" autocapitalize="off" aria-describedby="key-error"></textarea><p class="error" id="key-error" role="alert" lang="en"></p></div>
<div class="field"><label for="key-owner">${t.yourName}</label><input class="input" id="key-owner" name="who" maxlength="60" autocomplete="name" aria-describedby="key-owner-hint"><p class="hint" id="key-owner-hint">${t.yourNameHelp}</p></div>
<div class="sheet__buttons"><button class="btn btn--main">${t.signIn}</button><button type="button" class="btn btn--text" data-close>${t.notNow}</button></div></form></dialog>`
