/** What passwords in our five languages are made of, and words of this service. */
export const commonWords = `
  password passwort kennwort contraseña contrasena motdepasse passe clave senha palavra
  secret geheim secreto segredo login signin admin administrator root master user welcome
  willkommen bienvenue bienvenido bemvindo hello hallo bonjour hola letmein changeme default
  iloveyou ichliebedich jetaime teamo monkey dragon football fussball sunshine princess
  summer winter spring autumn sommer herbst frühling verano invierno primavera inverno
  january february march april june july august september october november december
  monday friday company office team test demo temp qwerty azerty trustno1 trust
  superman batman spiderman ironman wolverine pokemon pikachu starwars startrek skywalker
  matrix hogwarts harry potter gandalf naruto minecraft fortnite nintendo playstation
  liverpool arsenal chelsea manchester united everton barcelona madrid juventus milan inter
  benfica flamengo corinthians palmeiras bayern dortmund schalke marseille paris london
  berlin lisboa lisbon brasil brazil germany deutschland france españa espana portugal america
  baseball basketball hockey soccer tennis yankees cowboys lakers
  michael jordan jessica jennifer ashley daniel thomas andrew matthew charlie robert william
  joshua anthony nicole michelle hannah sophie marie julia laura anna maria carlos pedro
  alexander stefan martin sabine claudia andrea
  ferrari porsche mercedes corvette mustang harley yamaha honda toyota
  cheese cookie chocolate banana orange pepper coffee butterfly flower rainbow angel diamond
  shadow ninja hunter killer ranger tigger buster ginger freedom whatever nothing access
  computer internet google facebook instagram samsung iphone android windows linux apple
  loveme lovely baby babygirl honey darling schatz amour cariño amor blink metallica nirvana
  colloquy interview interviews interviewer research customer console survey`
  .trim()
  .split(/\s+/)
