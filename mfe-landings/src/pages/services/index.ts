import { createEvent } from 'effector'
import { useLocation, type Head, type HeadTools } from '@shop/routing'
import { preparationPage } from '@shop/ui/in-preparation'
import { useTexts } from './texts/index.ts'
import { titleOf } from './titles.ts'

export const Page = preparationPage(() => useTexts()(titleOf(useLocation().pathname)))
export const url = () => undefined
export const opened = createEvent<void>()
export const head = ({ t, address }: HeadTools): Head => ({ title: t(titleOf(address.pathname)), noindex: true })
