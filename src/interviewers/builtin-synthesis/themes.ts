import { contentStems } from '../../language/words.ts'
import { cue } from './cue-pack.ts'

/** What feedback can be about, in all five languages; the first that fits names it. */
const themes: readonly (readonly [string, RegExp])[] = [
  [
    'crashes',
    cue(
      'crash* | freez* | froze* | stürzt | absturz | abstürze | abgestürzt | plante* | planté',
      'se cuelga | cuelga | colg* | travou | trava*',
    ),
  ],
  [
    'data loss',
    cue(
      'los(?:t|es|ing)? (?:[\\p{L}]+ ){0,3}(?:data|notes?|work|files?|everything|entries|drafts?|photos?)',
      'disappear* | vanish* | verloren | verschw* | perdu* | disparu* | perd[ií][\\p{L}]*',
      'desaparec* | sumiu | perdeu',
    ),
  ],
  ['sync', cue('sync* | synchro* | sincroni* | out of date')],
  [
    'offline',
    cue(
      'offline | hors (?:ligne|connexion) | sin (?:conexión|internet) | sem internet | no signal',
      'reception | funkloch',
    ),
  ],
  ['export', cue('export* | csv | pdf | download*')],
  ['import', cue('import(?!ant)* | upload* | migrat*')],
  [
    'search',
    cue('search* | suche | recherche | búsqueda | buscar | busca | pesquisa | filter* | filtr*'),
  ],
  [
    'reports',
    cue(
      'report* | bericht* | rapport* | informe* | relatório* | dashboard* | chart* | graph*',
      'tableau*',
    ),
  ],
  ['invoicing', cue('invoic* | rechnung* | factur* | fatura* | payroll | lohn*')],
  ['billing', cue('billing | billed | charged | refund | abgebucht | facturé | cobr*')],
  [
    'price',
    cue(
      'pric* | expensive | cheap* | afford* | cost* | subscription | preis* | teuer* | abo | kosten',
      'prix | cher | chère | tarif* | abonnement | preci* | car[oa]s? | suscripción | preço*',
      'assinatura | mensalidade',
    ),
  ],
  [
    'support',
    cue(
      'support | customer service | help ?-?desk | hotline | kundendienst | assistance',
      'service client | soporte | atención | suporte | atendimento',
    ),
  ],
  [
    'onboarding',
    cue(
      'onboarding | set ?-?up | getting started | tutorial* | einrichtung | einrichten',
      'prise en main | configuración inicial | cadastro',
    ),
  ],
  [
    'login',
    cue(
      'log ?-?in | sign ?-?in | password* | anmeld* | passwort | connexion | contraseña* | senha*',
    ),
  ],
  [
    'notifications',
    cue(
      'notif* | reminder* | alert* | erinnerung* | benachrichtigung* | rappel* | recordatorio*',
      'lembrete*',
    ),
  ],
  [
    'calendar',
    cue(
      'calendar* | schedul* | shift* | roster* | kalender | dienstplan* | termin* | calendrier',
      'planning | calendario | agenda | horario* | turno* | escala*',
    ),
  ],
  [
    'mobile',
    cue(
      'mobile | phone | tablet | ipad | android | iphone | handy | téléphone | móvil | celular',
      'telemóvel',
    ),
  ],
  [
    'integrations',
    cue('integrat* | api | connect* | schnittstelle* | anbindung | intégr* | integra*'),
  ],
  ['templates', cue('template* | vorlage* | modèle* | plantilla* | modelo*')],
  ['sharing', cue('shar(?:e|es|ed|ing) | collaborat* | permission* | teilen | partag* | compart*')],
  [
    'speed',
    cue(
      'slow* | fast* | quick* | lag* | loads? | loading | speed | seconds | langsam* | schnell*',
      'lent* | rapid* | rápid* | lentid* | sav(?:es|ed|ing) (?:me |us )?(?:time|hours)',
    ),
  ],
  [
    'reliability',
    cue(
      'reliab* | stable | errors? | bugs? | fail* | breaks? | zuverlässig* | fehler* | fiab*',
      'erreur* | error* | erro* | falh* | fall[ao][\\p{L}]*',
    ),
  ],
  [
    'design',
    cue(
      'design | layout | looks? | font* | colou?r* | interface | ui | dark mode | oberfläche',
      'übersichtlich* | diseño',
    ),
  ],
  [
    'ease of use',
    cue(
      'eas(?:y|ier|ily) | simpl* | intuitiv* | confus* | complicat* | clunky | learn* | einfach*',
      'kompliziert* | umständlich* | facil* | fácil* | sencill* | compliqu* | complicad*',
    ),
  ],
  [
    'manual work',
    cue(
      'manual* | by hand | copy | re-?enter* | re-?type* | von hand | händisch | à la main | a mano',
      'à mão',
    ),
  ],
]

/** What a folded text is about: a theme, else its first content words. */
export function themeOf(folded: string, language: string): string {
  const theme = themes.find(([, pattern]) => {
    pattern.lastIndex = 0
    return pattern.test(folded)
  })
  return theme?.[0] ?? contentStems(folded, language).slice(0, 2).join(' ')
}
