/** Texts that would run as a script if anything took them for more than text. */
const tricks: readonly string[] = [
  '<script>alert(1)</script>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=9>x</text></a></svg>',
  '<svg><foreignObject><body onload=alert(1)></foreignObject></svg>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<form action="javascript:alert(1)"><button autofocus>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<link rel="stylesheet" href="data:text/css,*{color:red}">',
  '<style>*{background:url("javascript:alert(1)")}</style>',
  '<div style="width:expression(alert(1))">x</div>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  `\${alert(1)}`,
  '<%= alert(1) %>',
  "';alert(1);//",
  '";alert(1);//',
]

const mixCase = (text: string) =>
  text.replace(/[a-z]/g, (letter, at: number) => (at % 2 === 0 ? letter.toUpperCase() : letter))

/** Ways out of where a text may stand: an attribute, a comment, an element that holds text alone. */
const ways: readonly ((trick: string) => string)[] = [
  (trick) => trick,
  (trick) => `">${trick}`,
  (trick) => `'>${trick}`,
  (trick) => `--></title></style></textarea>${trick}`,
  (trick) => `<x>${mixCase(trick)}`,
]

/** 200 texts, each different, none longer than a name may be. */
export const payloads: readonly string[] = ways.flatMap((way) => tricks.map(way))
