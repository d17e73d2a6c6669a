import { sample } from 'effector'
import { toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { addAddressFx, changeAddressFx, mainAddressFx } from './address.ts'
import { confirmEmailFx } from './email.ts'
import { updateFx } from './personal.ts'
import { renameSearchFx } from './searches.ts'
import { addSizesFx, changeSizesFx } from './sizes.ts'

const saves = [updateFx, confirmEmailFx, addAddressFx, changeAddressFx, mainAddressFx, addSizesFx, changeSizesFx, renameSearchFx]
sample({ clock: saves.map(({ done }) => done), fn: () => ({ text: phrase('saved') }), target: toastShown })
