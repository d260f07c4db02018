import type { BookTexts } from "../../book.ts";

/** Things that are told of in Spanish, a thing in each line. Labels are English until all is decided. */
export const spanishRows: BookTexts["rows"] = {
  "product catalogitem": `
name | category/department/product category/collection/type | about | tags | price
Lámpara de mesa de {madera:roble/nogal/fresno} | Lighting | Luz cálida para las noches largas, con tres intensidades. | lámpara, madera, escritorio | 59-129
Cojín de lino {color:arena/verde salvia/azul grisáceo} | Textiles | Funda lavable con cremallera oculta. | lino, sofá | 19-45
Taza de cerámica | Kitchen | Para un café grande, apta para el lavavajillas. | café, cerámica, regalo | 9-19
Mochila de montaña de {litros:25/32/40} litros | Outdoor | Espalda ventilada y funda de lluvia en la base. | senderismo, viajes | 69-159
Silla de {madera:roble/haya/fresno} | Furniture | Ligera, apilable y con las uniones encoladas. | madera, comedor | 89-219
Manta de lana merina | Textiles | Pura lana, con tamaño para dos. | lana, sofá, invierno | 59-139
Botella térmica de acero | Outdoor | Doce horas caliente y veinticuatro fría. | excursiones, sostenible | 19-39
Reloj de pared | Accessories | Silencioso, dura un año con una sola pila. | reloj, salón | 29-79
Tabla de cortar de {madera:olivo/nogal/haya} | Kitchen | No desgasta los cuchillos y recoge los jugos. | cocina, madera | 24-55
Cuaderno de tapa dura | Office | Hojas lisas, se abre del todo y cierra con goma. | escritura, papel | 8-18
Bandolera de cuero | Accessories | Cabe un portátil y tiene un bolsillo delantero para el móvil. | cuero, diario | 99-229
Tetera de cristal | Kitchen | De un litro, con filtro extraíble. | té, cristal, regalo | 25-55
Estantería de abedul | Furniture | Cinco baldas que se colocan a la altura que quieras. | madera, orden | 139-329
Cesta de esparto | Storage | Trenzada a mano, con dos asas. | orden, natural | 19-45
Auriculares inalámbricos | Electronics | Treinta horas de batería y cancelación de ruido. | música, viajes | 69-249
Chubasquero plegable | Clothing | Se guarda en su propio bolsillo y lleva las costuras selladas. | lluvia, ligero | 59-149
`,
  "recipe dish meal menuitem": `
name | cuisine | course/category/meal type | about | ingredients | steps/instructions/directions/method | price
Tortilla de patatas | Spanish | Mains/main/dinner/lunch | Jugosa por dentro y con la cebolla bien pochada. | patatas, huevos, cebolla, aceite de oliva, sal | Pelar las patatas y cortarlas en láminas, Freírlas a fuego lento con la cebolla, Escurrir y mezclar con los huevos batidos, Cuajar en la sartén por los dos lados | 8-12
Gazpacho andaluz | Spanish | Soups/starter/lunch | Muy frío, con tomate maduro y un chorrito de vinagre. | tomates, pepino, pimiento verde, ajo, aceite de oliva | Trocear las verduras, Triturar con el aceite y el vinagre, Colar y salar, Enfriar dos horas antes de servir | 6-9
Lentejas estofadas con chorizo | Spanish | Mains/main/lunch | De cuchara, con verduras y un poco de pimentón. | lentejas, chorizo, zanahoria, cebolla, pimentón | Sofreír la cebolla y la zanahoria, Añadir el pimentón y el chorizo, Incorporar las lentejas y cubrir de agua, Cocer cuarenta minutos a fuego suave | 9-13
Paella de verduras | Spanish | Mains/main/lunch | Arroz seco y suelto, con alcachofa y judía verde. | arroz bomba, alcachofas, judías verdes, tomate, azafrán | Sofreír las verduras, Añadir el tomate y el azafrán, Verter el caldo y repartir el arroz, Cocer dieciocho minutos sin remover | 13-18
Croquetas de jamón | Spanish | Starters/starter/snack/dinner | Crujientes por fuera y cremosas por dentro. | jamón serrano, leche, harina, mantequilla, pan rallado | Preparar una bechamel espesa con el jamón, Dejar enfriar la masa una noche, Formar las croquetas y rebozarlas, Freír en aceite muy caliente | 8-12
Merluza en salsa verde | Spanish | Mains/main/dinner | Con almejas y mucho perejil. | merluza, almejas, ajo, perejil, vino blanco | Dorar el ajo en aceite, Añadir la merluza y el vino, Incorporar las almejas y tapar, Espolvorear con perejil y ligar la salsa | 16-23
Risotto de setas | Italian | Mains/main/dinner | Cremoso, con boletus y parmesano. | arroz arborio, boletus, cebolla, vino blanco, parmesano | Saltear las setas y reservar, Rehogar el arroz y mojar con el vino, Añadir el caldo poco a poco, Mezclar con las setas y el parmesano | 13-18
Curry de calabaza | Thai | Mains/main/dinner | Suave, con leche de coco y cilantro. | calabaza, leche de coco, jengibre, pasta de curry, cilantro | Cortar la calabaza en dados, Tostar el jengibre con la pasta de curry, Añadir la leche de coco y la calabaza y cocer, Servir con cilantro | 11-15
Tacos de pollo con aguacate | Mexican | Mains/main/dinner | Con cebolla roja, lima y un punto de picante. | tortillas de maíz, pollo, aguacate, cebolla roja, lima | Marinar el pollo con lima, Asarlo y cortarlo en tiras, Calentar las tortillas, Rellenar con el pollo y el aguacate | 10-14
Ensalada griega | Greek | Salads/starter/lunch | Con queso feta, aceitunas y orégano. | tomates, pepino, queso feta, aceitunas, orégano | Trocear las verduras, Aliñar con aceite y vinagre, Repartir el queso y las aceitunas | 8-12
Salmón a la plancha con hinojo | Mediterranean | Mains/main/dinner | Con la piel crujiente y unas gotas de limón. | salmón, hinojo, limón, aceite de oliva, eneldo | Cortar el hinojo en láminas y asarlo, Salar el salmón y hacerlo por el lado de la piel, Servir con limón y eneldo | 15-22
Arroz con leche | Spanish | Desserts/dessert | Hecho despacio, con canela y piel de limón. | arroz, leche, azúcar, canela, limón | Hervir la leche con la canela y el limón, Añadir el arroz y cocer a fuego lento, Endulzar al final, Dejar enfriar y espolvorear con canela | 4-7
Crema catalana | Spanish | Desserts/dessert | Con el azúcar recién quemado. | leche, yemas, azúcar, canela, limón | Infusionar la leche con la canela y el limón, Espesar con las yemas, Enfriar en cazuelitas, Quemar el azúcar antes de servir | 5-7
Tostada con tomate y jamón | Spanish | Breakfast/snack | Pan de pueblo, tomate rallado y buen aceite. | pan de hogaza, tomates, jamón ibérico, aceite de oliva, sal | Tostar el pan, Rallar el tomate y salarlo, Extenderlo con un chorro de aceite, Cubrir con el jamón | 4-7
`,
  "article post blogpost story": `
name | category/section/topic | about | tags
Cinco ideas para mañanas tranquilas | Health | Levantarse diez minutos antes da para mucho más que diez minutos. | rutina, hábitos, bienestar
De viaje en tren nocturno | Travel | Subir por la noche y despertar junto al mar: lo que conviene saber. | tren, viajes, Europa
Cocina pequeña, grandes resultados | Home | Seis metros cuadrados con sitio para todo lo que de verdad se usa. | cocina, decoración, orden
Lo que hacen los buenos equipos | Business | Hablan antes de los errores y menos de los culpables. | trabajo, equipos, liderazgo
Un fin de semana en los Picos de Europa | Travel | Dos refugios, un lago y una ruta que también hacen los niños. | senderismo, montaña, familia
Un huerto para principiantes | Gardening | Con rábanos, lechugas y judías es difícil equivocarse. | huerto, verduras, primavera
Por qué volvemos a escribir cartas | Culture | Una carta es lenta, y eso es justo lo que gusta. | escritura, papel, amistad
En bici por la ciudad | Travel | Qué calles son seguras y qué luces se ven de verdad. | bicicleta, ciudad, movilidad
Hacer pan sin prisas | Food | La masa necesita sobre todo una cosa: una noche en la nevera. | pan, horno, receta
Comprar de segunda mano y acertar | Technology | Móviles, portátiles y cámaras: en qué fijarse antes de pagar. | tecnología, segunda mano, ahorro
Ocho libros para noches largas | Books | Dos policiacas, tres novelas y tres que no caben en ningún estante. | libros, lectura, invierno
Empezar a correr a los cuarenta | Sport | Del primer kilómetro a la carrera del barrio en doce semanas. | correr, entrenamiento, salud
El arte de la sobremesa | Culture | Lo mejor de la comida empieza cuando ya no queda nada en el plato. | costumbres, familia, mesa
Mercados que merecen un viaje | Food | Puestos, barras y madrugones en seis ciudades. | mercados, gastronomía, viajes
`,
  event: `
name | category/event type/type | about | tags
Fiesta de verano en el parque | Festival | Música, juegos y merienda para todo el barrio. | familia, aire libre
Concierto de otoño de la banda municipal | Concert | Pasodobles, zarzuela y alguna sorpresa en el auditorio. | música, banda
Jornadas Clima y Ciudad | Conference | Tres ponencias y mucho tiempo para preguntas. | clima, urbanismo
Noche en blanco de los museos | Exhibition | Veinte salas abiertas hasta la medianoche. | museo, arte
Taller de cerámica para principiantes | Workshop | De la bola de barro al cuenco, sin experiencia previa. | artesanía, cerámica
Encuentro de emprendedores | Networking | Presentaciones cortas y, después, algo de beber. | empresas, contactos
Cine de verano en el patio | Film | Un clásico en pantalla grande, con sillas y mantas. | cine, aire libre
Lectura y coloquio con la autora | Theatre/reading | Lee fragmentos de su última novela y responde al público. | literatura, lectura
Carrera popular de diez kilómetros | Sport/sports | Salida en la plaza Mayor, inscripciones hasta una hora antes. | correr, deporte
Mercadillo de Navidad | Festival/market | Artesanía, chocolate con churros y villancicos. | invierno, familia
`,
  "apartment flat": `
name | property type/type/category/home type | about | features/amenities | rooms/bedrooms/room count/number of rooms
Piso luminoso de tres habitaciones con balcón | Apartment/flat | Suelo de parqué y balcón orientado al sur. | Balcón, Parqué, Cocina equipada, Trastero | 3-3
Piso señorial junto al parque | Apartment/flat | Techos altos, molduras y vistas a los árboles. | Parqué, Ascensor, Portero, Trastero | 3-5
Piso tranquilo de dos habitaciones | Apartment/flat | Interior, a cinco minutos de la estación. | Cocina equipada, Ascensor, Calefacción central | 2-2
Ático con terraza | Penthouse/apartment/flat | Última planta con ascensor y vistas a toda la ciudad. | Terraza, Ascensor, Suelo radiante | 3-4
Loft en el barrio del puerto | Loft/apartment | Un gran espacio con altillo en un antiguo almacén. | Altillo, Plaza de garaje, Ascensor | 1-2
Estudio para estudiantes | Studio/apartment | Amueblado, a diez minutos de la universidad. | Amueblado, Lavadora, Wifi | 1-1
Piso reformado en el casco antiguo | Apartment/flat | Vigas vistas, ventanas nuevas y un balcón a la plaza. | Balcón, Aire acondicionado, Cocina equipada | 2-3
Piso familiar con plaza de garaje | Apartment/flat | Urbanización con piscina y zona de juegos. | Piscina, Plaza de garaje, Armarios empotrados, Trastero | 4-4
`,
  "property listing house home propertylisting rental": `
name | property type/type/category/home type | about | features/amenities | rooms/bedrooms/room count/number of rooms
Piso luminoso de tres habitaciones con balcón | Apartment/flat | Suelo de parqué y balcón orientado al sur. | Balcón, Parqué, Cocina equipada, Trastero | 3-3
Piso señorial junto al parque | Apartment/flat | Techos altos, molduras y vistas a los árboles. | Parqué, Ascensor, Portero, Trastero | 3-5
Casa familiar con jardín | House | Jardín, garaje y sitio para toda la familia. | Jardín, Garaje, Terraza, Chimenea | 5-7
Piso tranquilo de dos habitaciones | Apartment/flat | Interior, a cinco minutos de la estación. | Cocina equipada, Ascensor, Calefacción central | 2-2
Ático con terraza | Penthouse/apartment/flat | Última planta con ascensor y vistas a toda la ciudad. | Terraza, Ascensor, Suelo radiante | 3-4
Loft en el barrio del puerto | Loft/apartment | Un gran espacio con altillo en un antiguo almacén. | Altillo, Plaza de garaje, Ascensor | 1-2
Adosado con garaje | Townhouse/house | Recién reformado, calle sin salida y colegio cerca. | Garaje, Jardín, Cocina equipada | 4-5
Estudio para estudiantes | Studio/apartment | Amueblado, a diez minutos de la universidad. | Amueblado, Lavadora, Wifi | 1-1
Chalet con piscina a las afueras | Villa/house | Parcela con pinos, piscina y barbacoa. | Piscina, Jardín, Garaje, Chimenea | 5-7
Casa de pueblo con patio | House | Muros de piedra, vigas de madera y un patio con limonero. | Patio, Chimenea, Bodega | 4-6
`,
  "ticket supportticket inquiry complaint": `
name | category/type/topic | about | tags
No puedo iniciar sesión | Account/technical | Desde esta mañana, después de la contraseña solo sale una página en blanco. | acceso, contraseña
Falta la factura | Billing | No he recibido la factura del pedido del mes pasado. | factura
El paquete no ha llegado | Shipping | Según el seguimiento lleva una semana en camino. | envío, paquete
Cobro incorrecto | Billing | Me han cobrado más de lo que pone en la factura. | pago, factura
La aplicación se cierra al abrirla | Technical/bug | Desde la última actualización no consigo entrar. | aplicación, error
Cambiar la dirección de entrega | Shipping/account | Me he mudado y el pedido todavía no ha salido. | dirección, envío
Artículo dañado | Returns | Ha llegado con una esquina rota, adjunto fotos. | devolución, daños
Duda sobre el plazo de baja | Question/general/billing | ¿Hasta cuándo puedo avisar para que no se renueve el contrato? | contrato
Exportar a hoja de cálculo | Feature request | Contabilidad necesita descargar el listado en un archivo. | sugerencia, exportación
`,
  "task todo todoitem": `
name | category/type | about | tags
Revisar la oferta para el nuevo cliente | Sales | Comparar precios y plazos con la última oferta. | ventas
Emitir las facturas de {mes:octubre/septiembre/agosto} | Finance | Las horas están en la hoja y las direcciones en la carpeta de al lado. | contabilidad
Confirmar la cita con el proveedor | Operations | La propuesta está enviada, falta que respondan. | compras
Rediseñar la página de inicio | Design | Cambiar las fotos y acortar el texto. | web
Devolver la llamada a la clienta | Support/customer support | Es por la entrega de la semana pasada. | atención al cliente
Preparar el boletín | Marketing | Tres temas, una promoción y una imagen de cabecera. | boletín
Reponer el almacén | Logistics/operations | Quedan pocas cajas y casi nada de cinta. | almacén
Renovar el contrato | Legal | Vence a final de año, pedir nuevas condiciones. | contrato
Corregir el error de acceso | Engineering | Solo ocurre cuando la contraseña lleva tildes. | error
Organizar las entrevistas | People | Hay cuatro candidaturas, faltan las salas. | selección
`,
  "course onlinecourse": `
name | category/subject/topic | about | tags
Introducción a la fotografía | Photography/art | Luz, enfoque y composición, con un ejercicio cada semana. | cámara, iniciación
Estadística para principiantes | Mathematics/science | De la media al contraste de hipótesis, con datos reales. | datos, iniciación
Escritura creativa | Literature/art | Diez textos breves que se comentan en grupo. | escritura
Inglés, nivel básico | Languages/language | Presentarse, comprar y preguntar por una calle. | inglés, A1
Desarrollo web paso a paso | Computer science/technology/programming | Al terminar tendrás tu propia página publicada. | HTML, CSS, JavaScript
Fundamentos de contabilidad | Business/finance/economics | Cuentas, asientos y el primer cierre. | contabilidad
Pintura en acuarela | Art/design | Papel, pigmentos y mucha agua, desde cero. | pintura
Gestión de proyectos en la práctica | Business | Planificar, coordinar y corregir con un caso real. | proyectos, equipos
`,
  "book novel": `
name | genre/category | about
La casa del canal | Mystery/fiction | Una familia, una casa y un viejo secreto.
Cartas sin nombre | Romance/fiction | Dos desconocidos se escriben durante todo un invierno.
El largo invierno | Novel/fiction | Un pueblo queda tres meses aislado del mundo.
La cartógrafa | Biography/history/non-fiction | La vida de la mujer que midió la costa.
Jardines tardíos | Poetry/fiction | Poemas sobre la espera y lo que crece.
Último tren a Cádiz | Thriller/fiction | Alguien cambia una maleta y nadie la reclama.
La ciudad bajo el hielo | Science fiction/fantasy/fiction | Seis personas encuentran una escalera que baja.
Breve historia del pan | History/non-fiction/food | Del grano silvestre a la panadería de la esquina.
El zorro del tercero | Children/fiction | ¿Quién vive ahí y por qué no ladra?
`,
  "job jobposting vacancy position jobopening": `
name | department/category/team | about | requirements/skills
Desarrollador/a de software | Engineering | Harás crecer nuestra plataforma, a pasos pequeños y con pruebas. | TypeScript, SQL, Trabajo en equipo
Contable | Finance | Registrarás facturas, harás los pagos y cerrarás el mes con nosotros. | Excel, Rigor, Grado en ADE
Responsable de ventas | Sales | Dirigirás un equipo de seis personas y llevarás las cuentas más grandes. | Negociación, Liderazgo, Carné de conducir
Diseñador/a gráfico/a | Design/marketing | Diseñarás envases, anuncios y nuestra web. | Tipografía, Figma, Ilustración
Técnico/a de selección | People | Acompañarás a cada persona desde la entrevista hasta el primer día. | Entrevistas, Derecho laboral
Agente de atención al cliente | Customer support/support | Responderás por teléfono y por escrito y buscarás soluciones. | Trato amable, Buena redacción, Inglés
Mozo/a de almacén | Logistics/operations | Recibirás, prepararás y cargarás la mercancía. | Carné de carretillero, Puntualidad
Jefe/a de producto | Product | Decidirás con clientes y desarrollo qué viene después. | Priorización, Análisis de datos, Inglés
`,
  restaurant: `
name | cuisine/cuisine type | about
Casa Lucía | Spanish | Cocina de mercado y menú del día, con mesas en el patio.
Trattoria Bella Vista | Italian | Pasta fresca, pizza fina y una carta de vinos corta.
Bistró Oliva | French | Doce mesas a mediodía y música por la noche.
El Dragón Dorado | Chinese | Fideos estirados a mano, ideal para grupos.
Sakura | Japanese | Ocho asientos en la barra y pescado del día.
Taberna Creta | Greek | Entrantes para compartir y cordero al horno.
La Casa del Curry | Indian | De suave a picante, con muchos platos sin carne.
Café Levante | Lebanese | Mezze, té y pan del propio horno.
La Milpa | Mexican | Tortillas de maíz hechas al momento y salsas de la casa.
`,
  "checkup consultation": `
reason/reason for visit/purpose/title/visit reason | department/specialty/speciality | about/notes
Dolor de cabeza | Neurology | Desde hace dos semanas, sobre todo por la mañana.
Dolor de espalda | Orthopaedics | Se extiende a la pierna izquierda, trae radiografía.
Erupción cutánea | Dermatology | En el antebrazo, pica desde hace unos días.
Control de la tensión | Cardiology | Traer los valores de la última semana.
Vacunación | General practice/general medicine | Traer la cartilla de vacunación.
Tos persistente | General practice/general medicine | Desde hace tres semanas, sin fiebre.
Revisión de la vista | Ophthalmology | Lleva gafas desde hace diez años.
Chequeo anual | General practice/general medicine | Acudir en ayunas.
`,
  "notification alert": `
name | type/category | about/message/body
Tu pedido está en camino | Shipping/order | El paquete llegará previsiblemente mañana.
Nuevo mensaje | Message | Han respondido a tu consulta.
Tu factura está lista | Billing/payment | La encontrarás en tu cuenta, en el apartado de facturas.
Cita confirmada | Reminder/appointment | Te esperamos a la hora acordada.
Te han mencionado | Mention/comment | Alguien pregunta por ti en un comentario.
Tu contraseña ha cambiado | Security/account | Si no has sido tú, ponte en contacto con nosotros.
Mantenimiento nocturno | System | El servicio no estará disponible entre las dos y las cuatro.
Nueva valoración | Review/comment | Alguien ha puntuado tu artículo.
`,
  "project initiative": `
name | category/type/department | about
Rediseño de la web | Marketing | Nueva imagen, menos páginas y una búsqueda más rápida.
Portal de clientes | Product | Facturas, contratos y consultas en un solo sitio.
Traslado a la nueva oficina | Operations | Sesenta puestos en dos plantas, mudanza en primavera.
Modernización de la facturación | Finance | Del papel a la factura electrónica.
Portada accesible | Design | Se lee con teclado, con lector de pantalla y en letra grande.
Programa de fidelidad | Sales/marketing | Puntos por cada compra, a prueba en las primeras tiendas.
Nuevo almacén | Logistics | Estanterías, muelles y una segunda mesa de embalaje.
Acogida de nuevos compañeros | People | Un plan para los cien primeros días.
`,
  "movie film": `
name | genre/genres/category | about
El último verano en el lago | Drama | Cuatro amigos se reencuentran veinte años después.
Se alquila habitación | Comedy | Un piso compartido busca a alguien que sepa cocinar.
Turno de noche | Thriller | Una vigilante ve en la pantalla algo imposible.
La medida del mar | Documentary | Dos años a bordo de un barco oceanográfico.
Planeta en silencio | Science fiction | Un mensaje llega con cuatrocientos años de retraso.
El pueblo y el dragón | Fantasy/animation | Nadie le tiene miedo, salvo el alcalde.
Dos billetes a Lisboa | Romance | Han reservado el mismo asiento.
El inspector calla | Crime/mystery | Un caso que todos daban por cerrado.
`,
  "expense expenseclaim": `
name/description/merchant description/purpose | category/expense type/type | about/notes
Viaje en AVE para ver al cliente | Travel | Ida y vuelta, en clase turista.
Cena con el equipo | Meals/food | Ocho personas, después de la feria.
Dos noches de hotel | Lodging/accommodation/travel | Durante la formación.
Papel de impresora y carpetas | Office supplies/office | Para la oficina de la segunda planta.
Monitor nuevo | Equipment | Sustituye a uno averiado.
Licencia anual del programa de diseño | Software | Renovación para tres puestos.
Taxi al aeropuerto | Travel/transport | El primer tren salía demasiado tarde.
Libro técnico | Training/education | Para el curso de otoño.
`,
  "faq helparticle": `
question/name/title | category/topic | about/answer
¿Cómo cambio mi contraseña? | Account | En tu cuenta, dentro de Seguridad. Después te llegará una confirmación.
¿Puedo cancelar mi pedido? | Orders/shipping | Sí, siempre que todavía no haya salido.
¿Dónde encuentro mi factura? | Billing | En tu cuenta, dentro de Pedidos, en formato PDF.
¿Cuánto tarda el envío? | Shipping | Normalmente, entre dos y cuatro días laborables.
¿Puedo darme de baja cuando quiera? | Billing/account | Sí, con efecto a final de mes.
¿Cómo devuelvo un artículo? | Returns | La etiqueta va dentro del paquete y la devolución es gratuita.
¿Cómo contacto con atención al cliente? | General/support | Los días laborables de nueve a seis, también por teléfono.
¿Puedo usar la aplicación sin conexión? | Technical | El contenido guardado sí, la búsqueda no.
`,
};
