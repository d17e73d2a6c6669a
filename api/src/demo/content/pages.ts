import { care } from './care.ts'
import { career } from './career.ts'
import { certificateInfo, certificateRules } from './certificates.ts'
import { about, contacts, press } from './company.ts'
import { agreement, appLicense, userContent } from './consents.ts'
import { dolyame } from './dolyame.ts'
import { gallery } from './gallery.ts'
import { landings } from './landings/index.ts'
import { loyaltyRules, referralProgram } from './loyalty.ts'
import type { DemoPage } from './page.ts'
import { piercing } from './piercing.ts'
import { privacy } from './privacy.ts'
import { returns, warranty } from './service.ts'
import { streams } from './streams.ts'
import { terms } from './terms.ts'
import { workshop } from './workshop.ts'

/** Every page of words that the shop has. */
export const pages: DemoPage[] = [
  certificateInfo,
  certificateRules,
  loyaltyRules,
  referralProgram,
  terms,
  privacy,
  agreement,
  userContent,
  appLicense,
  returns,
  warranty,
  care,
  dolyame,
  about,
  career,
  contacts,
  press,
  piercing,
  gallery,
  streams,
  workshop,
  ...landings,
]
