import type { ProseTexts } from "../../book.ts";

/** What is told of one kind of thing only, in Spanish. */
export const spanishProse: ProseTexts = {
  song: "Luces del río|Bajo la lluvia|Último tren|Verano azul|Quédate|Ni una palabra|La hora dorada|Baila conmigo|Sin ti|Mañana quizá|Corazón de papel|Viento de noche",
  trip: "Fin de semana junto al mar|En tren a la montaña|Escapada de otoño|Ruta en bici por la vía verde|Tres días en la isla|Vacaciones en familia|Ruta de los pueblos blancos|Por la costa en coche",
  aboutTrip:
    "Grupo pequeño, ritmo tranquilo y tiempo para mirar.|Viaje en tren, desayuno incluido.|Etapas cortas y sobremesas largas.|Con visita guiada al casco antiguo.|Alojamiento céntrico, todo a pie.|Apto para familias.",
  aboutMusic:
    "Temas tranquilos para la noche.|Para cantar en viajes largos.|Suave, ideal para trabajar.|Viejas favoritas redescubiertas.|Para el primer café del día.|Para bailar de principio a fin.",
  damage:
    "Golpe por detrás en un semáforo, sin heridos.|Fuga en la cocina, el suelo se ha levantado.|Robaron la bicicleta del trastero.|El granizo rompió la claraboya.|Rozó una columna al aparcar.|El temporal se llevó varias tejas.",
  petNote:
    "Le gustan los niños, pero no los ruidos.|Come despacio, conviene no meterle prisa.|Pasea bien con correa.|Toma una pastilla por la noche.|Duerme junto a la ventana.|Se lleva bien con los gatos.",
  plantNote:
    "Hojas nuevas desde la semana pasada.|Girarla una vez por semana.|Menos riego en invierno.|Pronto necesitará una maceta mayor.|Sin sol directo a mediodía.|Abonada por última vez en primavera.",
  laundry:
    "Lavar a 30 grados.|Programa delicado, secar en horizontal.|Lavar solo a mano.|No usar secadora.|Limpiar con un paño húmedo.|Planchar del revés.",
  motivation:
    "Quiero devolver algo de lo recibido.|Vuelvo a tener tiempo y me gusta ayudar.|Me gusta trabajar con niños.|Unos amigos me hablaron de ello.|Me importa la naturaleza de mi barrio.|Me apetece conocer gente.",
  repair:
    "Hace un ruido extraño desde ayer.|El recambio está pedido.|Junta sustituida, prueba sin incidencias.|Revisar antes del próximo uso.|Filtro limpio, presión normal.|Visita acordada con el fabricante.",
  surveyQuestion:
    "¿Qué grado de satisfacción tiene en general?|¿Nos recomendaría?|¿Qué es lo que más le ha gustado?|¿Qué podemos mejorar?|¿Cómo nos ha conocido?|¿Con qué frecuencia usa el servicio?",
  surveyAnswer:
    "Muy satisfecho, todo ha ido bien.|El trato fue amable.|El envío podría ser más rápido.|Por una recomendación.|Una vez al mes, más o menos.|Sí, sin duda.",
  billNote:
    "Gracias por su confianza.|Indique el número de factura en el pago.|Pago por transferencia bancaria.|Sin descuento por pronto pago.|Trabajos realizados según lo acordado.|Quedamos a su disposición.",
  parcelStep:
    "Envío admitido.|Llegada al centro de clasificación.|En camino a la provincia de destino.|Cargado en el vehículo de reparto.|Entregado al destinatario.|Destinatario ausente, habrá otro intento.",
  stadium:
    "Estadio Municipal|Campo del Río|Polideportivo Norte|Estadio La Alameda|Pabellón de Deportes|Estadio del Puerto",
  wedding:
    "Boda de Lucía y Javier|Boda de Marta y Pablo|Boda de Elena y Carlos|Boda de Ana y Sergio|Boda de Paula y Diego|Boda de Laura y Álvaro",
  stayRequest:
    "Habitación tranquila, por favor.|Llegada después de las 22 h.|Necesitamos una cuna.|Planta alta si es posible.|Sin almohadas de plumas.|Desayuno temprano el día de la salida.",
};
