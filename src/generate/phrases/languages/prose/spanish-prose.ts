import type { ProseTexts } from "../../book.ts";

/** What is told of one kind of thing only, in Spanish. */
export const spanishProse: ProseTexts = {
  surveyQuestion:
    "¿Qué grado de satisfacción tiene en general?|¿Nos recomendaría?|¿Qué es lo que más le ha gustado?|¿Qué podemos mejorar?|¿Cómo nos ha conocido?|¿Con qué frecuencia usa el servicio?",
  surveyAnswer:
    "Muy satisfecho, todo ha ido bien.|El trato fue amable.|El envío podría ser más rápido.|Por una recomendación.|Una vez al mes, más o menos.|Sí, sin duda.",
  billNote:
    "Gracias por su confianza.|Indique el número de factura en el pago.|Pago por transferencia bancaria.|Sin descuento por pronto pago.|Trabajos realizados según lo acordado.|Quedamos a su disposición.",
  stadium:
    "Estadio Municipal|Campo del Río|Polideportivo Norte|Estadio La Alameda|Pabellón de Deportes|Estadio del Puerto",
  wedding:
    "Boda de Lucía y Javier|Boda de Marta y Pablo|Boda de Elena y Carlos|Boda de Ana y Sergio|Boda de Paula y Diego|Boda de Laura y Álvaro",
  stayRequest:
    "Habitación tranquila, por favor.|Llegada después de las 22 h.|Necesitamos una cuna.|Planta alta si es posible.|Sin almohadas de plumas.|Desayuno temprano el día de la salida.",
};
