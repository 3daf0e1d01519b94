/* The texts of components in Spanish (docs/words-es.md). en.ts describes each constant. */

export {
  budgetSheet,
  chartSheet,
  droughtSheet,
  firstYear,
  plannerParts,
  planSheet,
  sheet,
  shoppingSheet,
  testSheet,
  waterSheet,
} from "./spanish/sheets.ts";

export const shared = {
  locale: "es-MX",
  limit: "Límite.",
  danger: "Peligro.",
  readOn: "Para leer más",
  print: "Imprimir",
  inApp:
    "Está dentro de otra aplicación. Casi ninguna imprime, y lo que guarde aquí se queda en ella. Abra esta página en Chrome o Safari: busque los tres puntos.",
  needsScript: "Estas preguntas necesitan JavaScript y un navegador reciente.",
  everyFirstStep: "Todos los primeros pasos",
  alsoListed: " están también más abajo.",
  oneTenth: "En la décima parte del rancho",
  bySaturday: "Haga la cuenta de la carga animal a más tardar el sábado {day}.",
};

export const blankForms = {
  title: "Formas en blanco",
  description:
    "Hojas vacías para la bodega y la troca: plan del primer año, carta de pastoreo, sequía, compras, presupuesto, agua y pruebas. Español e inglés.",
  all: "Todas las formas",
  lede: "Imprima esta página y cada forma sale en su hoja, tamaño carta o A4: español al frente e inglés atrás, si imprime por los dos lados. Para imprimir una sola, escójala primero.",
};

export const words = {
  locale: "es-MX",
  hour: ["hora", "horas"] as [string, string],
  minute: ["minuto", "minutos"] as [string, string],
};

export const frame = {
  skip: "Ir al contenido",
  home: "/es",
  main: "Principal",
  mobile: "Menú",
  menu: "Menú",
  closeMenu: "Cerrar el menú",
  searchSite: "Buscar en español",
  searchPages: "Buscar en las páginas",
  search: "Buscar",
  searchAddress: "/es/search",
  start: "Empezar",
  other: "English",
  settings: "Cómo leer",
  change: "Cambiar",
  colors: "Colores",
  system: "Como mi teléfono",
  light: "Claro",
  dark: "Oscuro",
  lowData: "Pocos datos.",
  lowDataMeans: " Sin fotos, tipos de letra ni programas hasta que usted los pida.",
  pressKey: "Oprima",
  toSearch: "para buscar,",
  onEveryPage: " en todas las páginas.",
  saveOffline: "Guardar para leer sin señal",
  removeOffline: "Borrar la copia guardada",
  footerLinks: "Páginas en español",
  legal: [
    { label: "Privacidad (en\u00a0inglés)", to: "/privacy" },
    { label: "Condiciones (en\u00a0inglés)", to: "/terms" },
    { label: "Accesibilidad (en\u00a0inglés)", to: "/accessibility" },
    { label: "Mapa del sitio (en\u00a0inglés)", to: "/sitemap" },
  ],
};

export const errors = {
  notFound: "No hallamos esa página",
  cow: "Una vaca a la luz de la luna, del otro lado del cerco",
  notFoundText: "La página que busca no existe o cambió de lugar.",
  backHome: "Volver al inicio",
  searchInstead: "O busque en las páginas en español",
  searchExample: "hilo, descanso, agua…",
  searchForIt: "Buscar",
  suggestions: [
    { label: "Antes de abrir la puerta", to: "/es/tools/turn-in" },
    { label: "Arranque en 30 días", to: "/es/getting-started/quick-start" },
    { label: "Formas en blanco", to: "/es/tools/blank-forms" },
  ],
  offlineTitle: "Sin señal",
  offline: "No hay señal, y esta página no está guardada",
  offlineText:
    "Pruebe otra vez cuando tenga señal. Si guardó el sitio, sus páginas están en la copia de su teléfono.",
  offlineButtons: [
    { label: "Antes de abrir la puerta", to: "/es/tools/turn-in" },
    { label: "Cuándo parar", to: "/es/tools/stop-grazing" },
  ],
  offlineDoors: [
    { label: "Arranque en 30 días", to: "/es/getting-started/quick-start" },
    { label: "Salud animal", to: "/es/practices/animal-health" },
    { label: "Volver al inicio", to: "/es" },
  ],
};

export const blocks = {
  onThisPage: "En esta página",
  sections: "Partes",
  next: "Para seguir",
  largeFigure: "La cifra de esta página",
  time: "Tiempo",
  cost: "Costo",
  writeDown: "Apunte",
  day: (day: number) => `Día ${day}`,
  dayDone: (day: number) => `Día ${day} hecho`,
  days: (first: number | undefined, last: number | undefined) => `Días ${first}–${last}`,
  pasture: "Potrero",
  dayOneIs: "El día 1 es",
  stopAt: "Paro a, pulg",
  atMostATenth: "Cuando mucho la décima parte del rancho",
  oneTenth: "La décima parte de un rancho",
  notes: "Notas",
  looks: "Cómo se ve",
  hurts: "Por qué hace daño",
  instead: "Mejor haga esto",
  alreadyDid: "Si ya lo hizo",
  checked: "Revisado el {day}.",
  sourceList: "Lista",
  sourceNote:
    "De las marcadas con * leímos solo el principio. Las que no llevan año no tienen fecha.",
  figuresCaption: "Reglas prácticas y sus límites",
  figuresColumns: ["Cifra", "Qué quiere decir", "Cuánto fiarse"],
  limit: "Límite",
  inWords: "En palabras",
  failed: "No cargaron las preguntas.",
  failedHelp: "Revise su señal y pruebe otra vez, o cargue la página de nuevo.",
  tryAgain: "Probar otra vez",
};

/** Notes about the translation on pages in Spanish. */
export const translation = {
  unread: (day: string) =>
    `Hasta el ${day}, ningún veterinario, agente de extensión ni vaquero ha revisado esta página en español.`,
  stale:
    "El inglés de una parte de esta página cambió y falta revisar el español. Si no coinciden, vale el inglés: ",
  staleLink: "vea la página en inglés",
  home: "Inicio en español",
};

/** Shown in place of the plan for the first year if that does not load. */
export const planFailed = {
  failed: "El plan no cargó. Revise su señal y pruebe otra vez, o cargue la página de nuevo.",
  tryAgain: "Probar otra vez",
};

/** The search over the pages in Spanish. In English the blog is searched. */
export const pageSearch = {
  title: "Buscar en español",
  description:
    "Busque una palabra en las páginas en español: zacate, timpanismo, bebedero, cerco, descanso. Con acentos o sin ellos.",
  lede: "Busca en las páginas en español, con acentos o sin ellos. Si no hay JavaScript, escoja de la lista.",
  all: "Todas las páginas en español",
  label: "Palabra",
  button: "Buscar",
  none: "No hay nada con “{term}”. Pruebe otra palabra, o una más corta.",
  foundOne: "1 página con “{term}”",
  found: "{count} páginas con “{term}”",
  searching: "Buscando…",
  failed: "La búsqueda no cargó.",
};

/** The state of the offline copy, which a script shows (enhance/offline-copy.ts has the English ones). */
export const offlineCopy = {
  none: "",
  saving: "Guardando…",
  saved: "Guardado para leer sin señal.",
  failed: "No se pudo guardar el sitio. Pruebe otra vez donde haya mejor señal.",
  "failed-full": "Ya no hay espacio para guardar el sitio. Libere espacio y pruebe otra vez.",
  progress: "Guardando {done} de {total}…",
};
