import { sample } from 'effector'
import { toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { saveAddressFx } from './address.ts'
import { confirmEmailFx } from './email.ts'
import { updateFx } from './personal.ts'

sample({ clock: [updateFx.done, saveAddressFx.done, confirmEmailFx.done], fn: () => ({ text: phrase('saved') }), target: toastShown })
