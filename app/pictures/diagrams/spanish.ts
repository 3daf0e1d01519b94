import type { CutTexts } from "./cut.ts";
import type { CutName } from "./cuts.ts";

/** The texts of the diagrams that Spanish pages show. */
export const SPANISH_CUTS: Readonly<Partial<Record<CutName, CutTexts>>> = {
  "leaf-stages": {
    alt: "A la izquierda de una raya, una planta de primavera con tres hojas completas, contadas. A la derecha, dos plantas entre tocones de la última pastoreada: una con dos hojas verdes y otra con cuatro, con la hoja más baja ya café.",
    columns: [
      "Primera entrada: tres hojas",
      "Después de pastorear: muy pronto",
      "Después de pastorear: hoja más baja café, abra",
    ],
    words: {
      columns: ["Cuándo", "Abra la puerta si"],
      rows: [
        [
          "Primera entrada de primavera",
          "El zacate sembrado tiene 3 hojas completas; el agostadero nativo, 3½",
        ],
        ["Después de cualquier pastoreada", "La hoja más baja está café en 7 de 10 plantas"],
        ["Julio, contando hojas", "Nunca. Busque la hoja café"],
      ],
    },
  },
  "four-inch-stubble": {
    alt: "Una mata alta, una mata pastoreada a 4 pulgadas, una bota con una franja pintada a 4 pulgadas y una mata mordida a poco más de una pulgada, con raíces cortas. Una línea de rayitas corre a 4 pulgadas hasta la marca de una regla de pastoreo.",
    columns: ["Hay qué comer", "En la marca: mueva", "Pinte la bota", "Muy tarde"],
    words:
      "Pinte una franja en su bota a 4 pulgadas del suelo. En zacate alto de temporada fresca, mueva el hato cuando el zacate baje hasta ahí. Mida el más corto que queda: las manchas que dejaron no cuentan. Otros zacates llevan otra altura.",
  },
  "body-condition": {
    alt: "Cinco vacas vistas por atrás y, abajo de cada una, su lado. De izquierda a derecha las caderas pasan de picudas a redondas, se llenan los huecos junto a la cola y se ensanchan las piernas. En el primer lado se ven cinco costillas, en el segundo dos, en los demás ninguna.",
    columns: ["3", "4", "5", "6", "7"],
    words: {
      columns: ["Calificación", "Costillas", "Lomo y cadera", "Base de la cola"],
      rows: [
        ["3, flaca", "Se ven varias", "Picudos; se ven los huesos", "Huecos hondos"],
        [
          "4, en el límite",
          "Se ven las dos últimas",
          "Se ve la cadera, se siente el lomo",
          "Hueca",
        ],
        [
          "5, regular",
          "Ninguna, salvo en vaca vacía de panza",
          "Redondeados",
          "Empieza a llenarse",
        ],
        ["6, buena", "Ninguna", "Solo se sienten al apretar", "Llena, algo de grasa"],
        ["7, muy buena", "Ninguna", "Solo apretando fuerte", "Bolas de grasa"],
      ],
    },
  },
  "nine-places": {
    alt: "Una vaca por su lado izquierdo con nueve lugares numerados: ojo y oreja, hocico, paleta y lomo, costillas, el hueco antes de la cadera, base de la cola, ubre, estiércol atrás de ella y pata de adelante.",
    keys: [
      "Ojos y orejas: brillantes, las dos orejas se mueven",
      "Hocico: mojado, sin tos, sin hilo largo de baba",
      "Lomo y paleta: pelo liso; aquí cuente las moscas",
      "Costillas: toque bajo el pelo de invierno",
      "Hueco izquierdo antes de la cadera: lleno, ni hundido ni duro como tambor",
      "Huesos de la cadera y base de la cola: la condición",
      "Ubre: cuartos parejos, becerro que ya mamó",
      "Estiércol: plasta plana, ni en montón ni aguado",
      "Patas: carga las cuatro, sin calor entre las pezuñas",
    ],
    words:
      "Primero mírela de lejos, cuando no se fija en usted; luego dele la vuelta. Un lado izquierdo hinchado y duro arriba del hueco es timpanismo: llame a su veterinario ahora. A la vaca que se aparta sola o se queda atrás dos veces, revísela ese día.",
  },
};

/** @throws Error for a diagram without texts in Spanish. */
export function spanishCut(name: CutName): CutTexts {
  const texts = SPANISH_CUTS[name];
  if (!texts)
    throw new Error(`Write the texts of the diagram ${name} in app/pictures/diagrams/spanish.ts`);
  return texts;
}
