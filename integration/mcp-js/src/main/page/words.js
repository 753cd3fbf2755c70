/** The words of the page itself. Everything that the rules say comes from the library, in the same language. */
const WORDS = {
  en: {
    language: 'Language',
    footer: 'Unofficial. Everything happens on this device; nothing is sent anywhere. The same rules as the Java library: one seed gives the same pairings everywhere.',
    event: 'Event', verify: 'Verify', odds: 'Odds', colossus: 'Colossus', hulk: 'Hulk',
    newEvent: 'Run a small event', name: 'Name of the event', kind: 'Kind', seed: 'Seed', seedHelp: 'Everything random follows from the seed. Keep it secret until the event is over. A commitment to it is announced now, so that players can check later that it did not change.',
    players: 'Players, one on each line', begin: 'Open the event', startOver: 'Start over', sure: 'Press again to discard this game', undo: 'Undo',
    report: 'Report', winner: 'Result', byPoints: 'more VPs win', onTime: 'time is up', aDraw: 'a draw', wins: (name) => `${name} wins`, concedes: (name) => `${name} concedes`,
    vp: 'VPs', vps: (name) => `VPs of ${name}`, openMatches: 'Open matches', more: 'Everything else that can be done', story: 'What happened', rules: 'How this event is played', why: 'Why?', whyHelp: 'Explain the opponent and the rank of',
    explain: 'Explain', save: 'Save the log', publish: 'Publish the packet', open: 'Open a log', ok: 'Do it', cancel: 'Cancel', chosen: (min, max) => `Choose ${min === max ? min : `${min} to ${max}`}.`,
    verifyTitle: 'Verify an event', verifyHelp: 'Open the published packet or the log of an event. The page replays it on this device and checks whether every pairing follows from the seed, and every standing from the results.',
    drop: 'Drop a file here, or choose one:', paste: 'Or paste its text', check: 'Verify', verified: 'Verified', refuted: 'Not verified', place: 'Place', fault: 'What is wrong',
    seedOf: 'Seed', salt: 'Salt of the commitment',
    bySeed: (rounds) => `Rounds paired from the seed: ${rounds}.`, byHand: (rounds) => `Rounds paired by hand: ${rounds}. The seed says nothing about these.`,
    crisisTitle: 'Crisis dice', attack: 'Attack dice', defence: 'Defence dice', damage: 'Damage', atLeast: (number) => `${number} or more`, chance: 'Chance',
    heroicTitle: 'A Heroic action', action: 'Pool of the action', reaction: 'Pool of the reaction', win: 'The action succeeds', effect: 'Effect', withEffect: (die) => `succeeds with ${die} or more`, exact: 'All chances are exact; touch or point at one to see its fraction.',
    difficulty: 'Difficulty', squad: (number) => `Squad ${number}: name, threat, healthy stamina, injured stamina`, owner: (number) => `Player ${number}`, absorbers: 'Gamma Absorbers, one on each line', serums: 'Booster Serums, one on each line', terrain: 'Terrain: name, size',
    beginGame: 'Begin', badLine: (line) => `"${line}" cannot be read. Write values separated by commas, as in the example.`, invented: 'The numbers printed on the cards are not part of the library: this page plays with invented ones.',
    levels: { narrative: 'Narrative', normal: 'Normal', hard: 'Hard', smash: 'Smash', unstoppable: 'Unstoppable' },
  },
  es: {
    language: 'Idioma',
    footer: 'No oficial. Todo ocurre en este dispositivo; no se envía nada. Las mismas reglas que la biblioteca de Java: una semilla da los mismos emparejamientos en todas partes.',
    event: 'Evento', verify: 'Verificar', odds: 'Probabilidades', colossus: 'Colossus', hulk: 'Hulk',
    newEvent: 'Organizar un evento pequeño', name: 'Nombre del evento', kind: 'Tipo', seed: 'Semilla', seedHelp: 'Todo lo aleatorio se deriva de la semilla. Mantenla en secreto hasta que termine el evento. Un compromiso con ella se anuncia ahora, para que los jugadores puedan comprobar después que no ha cambiado.',
    players: 'Jugadores, uno por línea', begin: 'Abrir el evento', startOver: 'Empezar de nuevo', sure: 'Pulsa otra vez para descartar esta partida', undo: 'Deshacer',
    report: 'Anotar', winner: 'Resultado', byPoints: 'ganan más PV', onTime: 'se acabó el tiempo', aDraw: 'empate', wins: (name) => `gana ${name}`, concedes: (name) => `${name} concede`,
    vp: 'PV', vps: (name) => `PV de ${name}`, openMatches: 'Partidas abiertas', more: 'Todo lo demás que se puede hacer', story: 'Qué ha pasado', rules: 'Cómo se juega este evento', why: '¿Por qué?', whyHelp: 'Explicar el oponente y el puesto de',
    explain: 'Explicar', save: 'Guardar el registro', publish: 'Publicar el paquete', open: 'Abrir un registro', ok: 'Hacerlo', cancel: 'Cancelar', chosen: (min, max) => `Elige ${min === max ? min : `de ${min} a ${max}`}.`,
    verifyTitle: 'Verificar un evento', verifyHelp: 'Abre el paquete publicado o el registro de un evento. La página lo repite en este dispositivo y comprueba si cada emparejamiento se deriva de la semilla y cada clasificación de los resultados.',
    drop: 'Suelta aquí un archivo o elige uno:', paste: 'O pega su texto', check: 'Verificar', verified: 'Verificado', refuted: 'No verificado', place: 'Lugar', fault: 'Qué está mal',
    seedOf: 'Semilla', salt: 'Sal del compromiso',
    bySeed: (rounds) => `Rondas emparejadas con la semilla: ${rounds}.`, byHand: (rounds) => `Rondas emparejadas a mano: ${rounds}. La semilla no dice nada de ellas.`,
    crisisTitle: 'Dados de Crisis', attack: 'Dados de ataque', defence: 'Dados de defensa', damage: 'Daño', atLeast: (number) => `${number} o más`, chance: 'Probabilidad',
    heroicTitle: 'Una acción de Heroic', action: 'Reserva de la acción', reaction: 'Reserva de la reacción', win: 'La acción tiene éxito', effect: 'Efecto', withEffect: (die) => `éxito con ${die} o más`, exact: 'Todas las probabilidades son exactas; toca o señala una para ver su fracción.',
    difficulty: 'Dificultad', squad: (number) => `Escuadrón ${number}: nombre, amenaza, aguante sano, aguante herido`, owner: (number) => `Jugador ${number}`, absorbers: 'Absorbedores gamma, uno por línea', serums: 'Sueros, uno por línea', terrain: 'Terreno: nombre, tamaño',
    beginGame: 'Empezar', badLine: (line) => `No se entiende «${line}». Escribe los valores separados por comas, como en el ejemplo.`, invented: 'Los números impresos en las cartas no forman parte de la biblioteca: esta página juega con números inventados.',
    levels: { narrative: 'Narrativa', normal: 'Normal', hard: 'Difícil', smash: 'Aplastante', unstoppable: 'Imparable' },
  },
};

let language = storage.read('language') ?? (navigator.language.startsWith('es') ? 'es' : 'en');

/** Returns a text of the page; a text with gaps takes what fills them. */
function words(name, ...values) {
  const text = WORDS[language][name];
  return typeof text === 'function' ? text(...values) : text;
}
