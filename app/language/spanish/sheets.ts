/* The texts of the printed sheets, and of the plan below the assessment, in Spanish; see es.ts. */

import { dateIn, dayIn } from "#app/domain/dates/date-in-language.ts";
import { daysShown, figure } from "#app/domain/tools/numbers/figures.ts";
import { type Finding, LIMITS } from "#app/domain/tools/numbers/limits.ts";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { CHECK_AFTER_DAYS, SPLIT } from "#app/domain/tools/plan/first-year.ts";

const days = (count: number) =>
  `${figure(daysShown(count), 1)} ${daysShown(count) === 1 ? "día" : "días"}`;

export const sheet = {
  forPrinting: (title: string) => `${title}, para imprimir`,
  stamp: "AÚN NO ES SUYO",
  part: "Hoja ___ de ___",
  advice:
    "Es un plan, no un consejo. Primero van sus ojos, su veterinario y su oficina de extensión.",
  ranch: "Rancho {ranch:40}",
  date: "Fecha {22}",
  method: (how: string) => `Se calcula: ${how}`,
};

export const firstYear = {
  heading: "Su primer año en una hoja",
  numbers: {
    "continuous-grazing": `Cierre una puerta después de pastorear. Revise a los ${CHECK_AFTER_DAYS.join(" y a los ")} días. Ábrala cuando la hoja más baja esté café en siete de cada diez plantas.`,
    "simple-rotation": `Con ${SPLIT.now.paddocks} potreros y ${SPLIT.restDays} días de descanso, el hato se queda ${days(SPLIT.now.stayDays)} en cada uno. Con ${SPLIT.split.paddocks} son ${days(SPLIT.split.stayDays)}. Si divide un potrero, la estancia ahí baja a la mitad.`,
    "multi-paddock-rotation":
      "Escriba la altura de salida en el poste de la puerta. Deje en blanco la fecha de salida: el zacate decide.",
    "intensive-rotation":
      "Pruebe potreros del doble con el doble de estancia. Apunte las horas que lleva cada manera.",
  },
  why: {
    "improve-soil-health": "Apunte sus primeros tiempos del anillo antes de cambiar nada.",
    "reduce-input-costs": "Calcule cuánto ahorra con cada día sin dar heno.",
    "increase-carrying-capacity":
      "Haga primero la cuenta de la carga animal. Ningún cerco arregla el ganado de más.",
    "access-premium-markets": "Deje el sobreprecio en blanco hasta que alguien lo pague.",
    "environmental-stewardship":
      "Cierre un potrero mientras anidan las aves. Pregunte las fechas de donde vive.",
  },
  continueIn: (planner: string) => `${planner} (en inglés)`,
  changes: "El primer año cambia una décima parte",
  fillIn: "Ponga acres, ganado y efectivo, y verá su décima parte.",
  grazedBy: (head: string) => (head === "1" ? "para 1 cabeza" : `para las ${head} cabezas`),
  setAside: (cash: string) => `${cash} apartados`,
  shut: (day: string, checks: readonly string[]) =>
    `Puerta cerrada el ${day}. Revise el ${checks.join(" y el ")}.`,
  over: "La última revisión de esa puerta ya pasó. ¿Es la fecha correcta?",
  note: "Nota.",
  plantsDecide: " Estas fechas son un plan. Las plantas deciden cuándo se abre la puerta.",
  acres: "Todo el rancho, acres",
  cattle: "Ganado, cabezas",
  cash: "Efectivo apartado, $",
  cashHint: "Cuando mucho la décima parte de un solo gasto, como el heno del invierno.",
  start: "El día que se cierra la puerta, o que empieza el pastoreo",
  print: "Imprimir el plan",
};

export const plannerParts = {
  less: "Menos: ",
  more: "Más: ",
  finding: ({ code, message }: Finding) => {
    const [, limits] = Object.entries(LIMITS).find(([name]) => code.startsWith(`${name}.`)) ?? [];
    if (code === "unreadable") return "Escriba un número, como 1,300 o 2.5, sin otra unidad.";
    if (code === "unclear") return `¿${message.replace("or", "o")}`;
    if (code.endsWith(".whole")) return "Escriba un número entero.";
    return limits
      ? `Escriba un número de ${figure(limits.min)} a ${figure(limits.max)}.`
      : "Revise este dato.";
  },
  origin: { you: "suyo", measured: "medido", link: "de la liga", example: "ejemplo" },
  starting: "Cargando…",
  keep: "Guardar",
  onPhone: "en este teléfono",
  inBrowser: "en este navegador",
  keeping: "Guardando…",
  kept: "Guardado ✓",
  tryAgain: "Probar otra vez",
};

export const planSheet = {
  title: "Plan del primer año",
  method: "la décima parte de los acres, para todo el hato.",
  graze: "Pastoreo así: {approach:60}",
  want: "Busco: {motivation:60}",
  first: "Mi primer paso: ",
  forThat: "Para eso: ",
  tenth: "La décima parte",
  acres: "Acres del rancho, y la décima parte",
  tenthOf: (tenth: string, all: string) => `${tenth} de ${all} ${all === "1" ? "acre" : "acres"}`,
  day: (date: CalendarDate) => dayIn("es-MX", date),
  dayAndYear: (date: CalendarDate) => dateIn("es-MX", date),
  cash: "Efectivo ganado y apartado para esto",
  pasture: "El potrero que escojo, y por qué",
  dates: "Fechas",
  dateColumns: ["Qué", "Plan", "Hecho", "Qué vi"],
  shut: "Puerta cerrada, o hilo puesto",
  after: (days: number) => `${days} días después: ¿hoja más baja café?`,
  alarm: ({ drop, below }: { readonly drop: number; readonly below: number }) =>
    `${drop === 0.5 ? "Medio punto" : drop} menos de condición, o una vaca abajo de ${below}`,
  out: "Sacarlos cuando queden ________ pulg",
  photo: "Foto en las estacas",
  decide: "Parar, repetir o seguir",
  moves: "Registro de movimientos",
  moveColumns: [
    "Potrero",
    "Entrada",
    "Salida",
    "Cabezas",
    "Altura al entrar",
    "Altura al salir",
    "Lluvia, pulg",
  ],
  money: "Dinero y sequía",
  kit: "Equipo {22} con efectivo ya ganado. Se paga con {12} días sin dar heno.",
  ifDry:
    "Si el zacate tiene menos de {12} pulg el día {22}, salen {12} cabezas a más tardar el {22}.",
  switch: "Quién más sabe apagar el cerco: {60}",
  safety:
    "Revise el agua todos los días. Nunca dos energizadores en un cerco. {alarm}: deles de comer o mueva hoy. El ganado con hambre come plantas venenosas. Los sorgos y el zacate Johnson pueden matar después de helada o sequía.",
};

export const chartSheet = {
  title: "Carta de pastoreo",
  blankMethod: "días de unidad animal = UA × días ÷ acres.",
  herd: "Hato {head} cabezas, {units} UA. El contorno es lo planeado: rellénelo cuando esté hecho. Sáquelos antes si la altura es {stop}.",
  paddock: "Potrero",
  acres: "ac",
  planned: "lb/ac plan",
  rain: "Lluvia",
  inches: "pulg",
  trigger:
    "Fecha de activación {22}: si el zacate tiene menos de {12} pulg, salen {12} cabezas a más tardar el {22}.",
};

export const droughtSheet = {
  title: "Tarjeta de sequía",
  method:
    "(en pie − lo que dejo) × parte × acres ÷ lb al día; lo que falta por crecer cuenta solo si usted lo escogió.",
  measure: "El {day:40}, mida. ",
  allStay: "Todas se quedan desde {12} pulg.",
  leave: "Con menos de {12} pulg, salen {12} cabezas a más tardar el {40}.",
  standing: "En pie ese día, lb por acre",
  toLeave: "Lo que dejo, lb por acre",
  daysLeft: "Días de zacate desde ese día",
  daysWanted: "Días que quiero",
  keep: "Cabezas que el zacate aguanta hasta entonces",
  ordinary: "Año normal: días de zacate, cabezas que caben",
  order: "Quién sale primero, en este orden: 1 {40} 2 {40} 3 {40}",
  check: "Revise cada dos semanas",
  columns: [
    "Fecha",
    "Lluvia desde, pulg",
    "Altura, pulg",
    "lb por acre",
    "Días que quedan",
    "Qué hago",
  ],
  safety:
    "Nunca pastoree más abajo de lo que deja. El ganado con hambre come plantas venenosas. El sorgo, el zacate sudán y el zacate Johnson pueden matar después de helada o sequía: fuera antes de la noche de helada y hasta dos semanas después de la helada que los mata, y fuera del zacate enano y de su rebrote después de la lluvia. Analice también los nitratos: ese análisis no halla el ácido prúsico.",
};

export const shoppingSheet = {
  title: "Lista de compras",
  method: (feet: number) => `cantidad × precio; varillas, ${feet} pies por joule.`,
  draw: "N ↑ Dibuje aquí su campo, hilos, bebedero y puertas",
  lines: [
    "Campo {field}",
    "Cerco interior {fence}",
    "Postes {posts}",
    "Energizador, mínimo {charger}",
    "Varillas de tierra, 8 pies {rods}",
  ],
  safety:
    "Nunca dos energizadores en un cerco. Nunca corriente en alambre de púas. Llame al 811 antes de escarbar.",
  columns: ["Qué", "Cuántos", "Precio", "Dólares", "Cotización", "Comprado"],
  together: "Total",
  paid: "Se paga con efectivo ya ganado. Con costo compartido: no compre ni empiece antes de que NRCS firme.",
};

export const budgetSheet = {
  title: "Presupuesto del primer año",
  method: "más ingreso + menos costo − más costo − menos ingreso.",
  cash: "Efectivo apartado {cash}. El equipo cuesta {kit}. Sin préstamo, y el costo compartido no cuenta hasta que lo pagan.",
  columns: ["Renglón", "Plan", "Otoño, real"],
  moreIncome: "Más ingreso",
  lessCost: (days: string, head: string, save: string) =>
    `Menos costo: ${days} ${days === "1" ? "día" : "días"} de heno × ${head} ${head === "1" ? "res" : "reses"} × ${save}`,
  lessIncome: "Menos ingreso",
  moreCost: (kit: string, years: string, hours: string, wage: string) =>
    `Más costo: equipo ${kit} ÷ ${years} ${years === "1" ? "año" : "años"} + ${hours} h × ${wage} + cuentas`,
  left: "Queda al fin del año",
  even: "Se paga con {days} días sin heno. Años para recuperarlo: {years}.",
  guess: "El cálculo que más pesa, y cuánto cambia lo que queda",
  guessColumns: ["Cálculo", "Una cuarta parte menos", "Una cuarta parte más", "Cómo salió"],
  byMonth: "Efectivo en la mano, mes por mes",
  months: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"],
  fall: "En otoño: ¿volvió el zacate? {12} ¿Sobró dinero? {12} Dos sí: siga. Uno: repita. Ninguno: pare.",
  next: "El año que entra gasto cuando mucho {40}, lo que sobró este año.",
};

export const waterSheet = {
  title: "Hoja de agua",
  method: (loss: number) => `cabezas × galones + ${loss}%; Hazen-Williams para el tubo.`,
  rows: [
    "Galones al día, con {loss}% de pérdida",
    "Galones por minuto al bebedero",
    "Bebedero, galones",
    "{days} días guardados (NRCS), galones",
    "Acres al alcance del agua, y secos",
    "Presión que queda en el flotador, psi",
  ],
  and: "y",
  draw: "N ↑ Dibuje aquí el campo, la fuente, el tubo y el bebedero",
  bucket: "Prueba de la cubeta: galones × 60 ÷ segundos = galones por minuto",
  bucketColumns: ["Fecha", "Dónde", "Galones", "Segundos", "Galones por minuto"],
  buy: "Para preguntar y comprar",
  buyColumns: ["Qué", "Medida", "Cotización", "Quién"],
  items: ["Bebedero, con rampa para aves y becerros", "Flotador", "Tubo y conexiones", ""],
  safety:
    "Agua analizada el {22}, sales {12} ppm (más de {salts}: al laboratorio). Otra manera de llenar el bebedero: {40}. Véalo todos los días. Nata verde-azul: saque el ganado de inmediato. Llame al 811 antes de escarbar. Mueva el bebedero vacío.",
};

export const testSheet = {
  title: "Pruebas de campo",
  method: "anillo: 60 ÷ minutos de la segunda pulgada; de cuatro, promedie los dos de en medio.",
  soil: "El suelo está: seco {12} húmedo {12} mojado {12}. Días desde la lluvia {22}. Anillo de {ring:12} pulg.",
  stakes: ["Prueba, lugar bueno", "Prueba, lugar malo", "Sin tocar, bueno", "Sin tocar, malo"],
  ring: "Anillo: minutos de la segunda pulgada",
  ringColumns: [
    "Estaca",
    "Anillo 1",
    "Anillo 2",
    "Anillo 3",
    "Anillo 4",
    "En medio, pulgadas por hora",
  ],
  jar: "Frasco: clase de cada terrón tras cinco minutos y cinco hundidas, 1 a 6",
  stake: "Estaca",
  average: "Promedio",
  flies: "Moscas en todo el animal, diez animales, en la mañana",
  act: "Promedio {average}; actúe con {flies}. Foto en cada estaca {12}. Compare solo con la misma estaca; aquí no se califica nada.",
  where: "Dónde están las estacas",
};
