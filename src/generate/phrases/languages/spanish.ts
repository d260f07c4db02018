import type { BookTexts } from "../book.ts";

/** What records say in Spanish, and our labels in it. */
export const spanish: BookTexts = {
  phrases: {
    sentence:
      "Revisado y confirmado.|A la espera de respuesta.|Igual que la última vez.|Se hablará el viernes.|Todo en orden.|Actualizado tras la revisión.|No hacen falta cambios.|Ver el mensaje del lunes.|Válido hasta nuevo aviso.|Acordado con todos los implicados.",
    title:
      "Cinco ideas para mañanas tranquilas|De viaje en tren nocturno|Cocina pequeña, grandes resultados|Lo que hacen los buenos equipos|Un fin de semana en la montaña|Un huerto para principiantes|Por qué volvemos a escribir cartas|Los mejores cafés junto al río|En bici por la ciudad|Ordenar sin esfuerzo|Hacer pan sin prisas|Lo que enseña el silencio",
    thing:
      "Lámpara de roble|Cojín de lino|Taza de cerámica|Mochila|Silla de madera|Manta de lana|Botella de agua|Reloj de pared|Tabla de cortar|Cuaderno|Maceta de barro|Bolso de cuero|Tetera de vidrio|Estantería de abedul",
    category: "Hogar|Cocina|Viajes|Tecnología|Libros|Jardín|Deporte|Música|Salud|Cultura",
    job: "Contable|Jefe de proyecto|Enfermera|Desarrollador|Técnica de selección|Electricista|Jefa de producto|Diseñador gráfico|Responsable de compras|Jefe de ventas|Analista de datos|Asesor comercial",
    team: "Ventas|Compras|Recursos humanos|Desarrollo|Atención al cliente|Contabilidad|Marketing|Logística",
    event:
      "Fiesta de verano|Jornada de puertas abiertas|Concierto de otoño|Congreso del clima|Noche de lectura|Carrera popular|Taller de cerámica|Encuentro vecinal|Encuentro de emprendedores|Cine al aire libre",
    task: "Revisar la oferta|Redactar la factura|Confirmar la cita|Ordenar los documentos|Llamar a la clienta|Terminar el informe|Reponer el almacén|Renovar el contrato|Rediseñar la portada|Preparar el boletín",
    bio: "Corre junto al río.|Panadero de fin de semana.|Lee mucho, viaja despacio.|Dos hijos y un gato ruidoso.|Fotografía la niebla.|Cocina los domingos para sus amigos.|Colecciona vinilos y recetas.|Canta en un coro y va en bici.",
    dish: "Sopa de lentejas con hierbas|Tortilla de patatas|Gazpacho andaluz|Salmón a la plancha con hinojo|Arroz con setas|Croquetas caseras|Verduras asadas con yogur|Estofado de ternera|Tarta de manzana|Curry de calabaza",
    course:
      "Introducción a la fotografía|Estadística para principiantes|Escritura creativa|Inglés básico|Desarrollo web paso a paso|Fundamentos de contabilidad|Pintura en acuarela|Gestión de proyectos en la práctica",
    home: "Piso luminoso de tres habitaciones|Piso clásico junto al parque|Casa familiar con jardín|Apartamento tranquilo con balcón|Ático con terraza|Loft en el barrio del puerto|Adosado con garaje|Chalet reformado a las afueras",
    restaurant:
      "El Ancla Dorada|La Vieja Encina|Bistró Oliva|El Molino|La Mesa del Mercado|Café de la Plaza|El Patio Verde|Casa Lucía",
    venue:
      "Palacio de congresos|El Molino|Casa de la cultura|Pabellón del jardín|Biblioteca central|Nave del puerto|Teatro del Parque|Sala Ribera",
    project:
      "Rediseño de la web|Portal de clientes|Lanzamiento de la aplicación|Traslado a la nueva oficina|Modernización de la facturación|Portada accesible|Programa de fidelidad|Nuevo almacén",
    verdict:
      "Justo lo que buscaba|Mejor de lo esperado|Buena relación calidad-precio|Muy bien acabado|Lo recomiendo|Cumple su función|Volvería a comprarlo|Mi nuevo favorito",
    complaint:
      "Algo decepcionado|No es para mí|No es como se describe|Demasiado caro para lo que es",
    ticket:
      "No puedo iniciar sesión|Falta la factura|El paquete no ha llegado|Cobro incorrecto|Restablecer la contraseña|La aplicación se cierra al abrir|Cambio de dirección|Pregunta sobre el contrato",
    district:
      "Casco antiguo|Barrio Norte|Barrio del puerto|Centro|Barrio universitario|Ciudad Jardín|Ensanche|Barrio de la estación",
    chat: "Familia|Proyecto web|Grupo de running|Equipo de ventas|Vacaciones de verano|Club de lectura|Vecinos|Cumpleaños de Ana",
    exercise:
      "Redacción: mi fin de semana|Hoja de ejercicios 3|Informe de laboratorio|Diario de lectura|Exposición sobre el clima|Test de vocabulario|Trabajo en grupo: plano de la ciudad|Repaso de fracciones",
    insurer: "Mutua del Norte|Seguros Atlas|Salud Alpina|Unión Vida|Mutua Meridiano",
    agency:
      "Inmobiliaria Casco Antiguo|Hogar del Puerto|Llave y Asociados|Inmobiliaria Plaza|Ribera Pisos",
    hours:
      "L–V 9:00–18:00|Todos los días 12:00–23:00|M–D 13:00–24:00|L–S 10:00–20:00|X–L 19:00–24:00",
    schedule: "L y X, 9:00–10:30|M y J, 14:00–15:30|V, 10:00–12:00|L, 16:00–18:00|X, 18:30–20:00",
    nationality: "ES=española|MX=mexicana",
    product:
      "Acabado cuidado, para todos los días.|Una pieza atemporal que mejora con los años.|Fácil de limpiar y hecha para durar.|Fabricado con materiales responsables.|Hecho a mano en series pequeñas.|Combina con el resto de la colección.|Con cinco años de garantía.|Un buen regalo para cualquier ocasión.|Ocupa poco y resiste mucho.",
    praise:
      "Muy buena calidad, estoy encantado.|Llegó rápido y bien embalado.|Igual que en las fotos.|Lo uso todos los días.|Lo volvería a comprar sin dudar.|Como regalo gustó mucho.|Por este precio, un acierto.|Un trato muy amable.",
    criticism:
      "No se corresponde con la descripción.|Se rompió a las dos semanas.|Por este precio esperaba más.|El envío tardó demasiado.",
    essay:
      "Todo empezó una tarde libre.|Solemos subestimar lo que ayuda un buen plan.|A las dos semanas ya era una costumbre.|El truco es empezar poco a poco y seguir.|Unas cosas salen enseguida, otras piden paciencia.|Quien pregunta aprende antes.|Al final cuentan los pequeños detalles.|No hay atajos, pero sí buenas señales.|Lo probamos durante un mes.|El resultado nos sorprendió.",
    comment:
      "Gracias, me ayuda mucho.|Estoy totalmente de acuerdo.|Acabo de probarlo y funciona.|¿Habrá segunda parte?|Muy buen texto, gracias.|Yo no lo veo así.|No lo sabía.|¡Muy bien explicado!",
    message:
      "¿Ya vas de camino?|Llego en diez minutos.|¡Gracias, hasta mañana!|¿Me puedes enviar el archivo?|¿Te viene bien el jueves?|Perfecto, lo hacemos así.|¿Tienes un momento?|Luego te llamo.",
    aboutEvent:
      "Una tarde de música, charla y buena comida.|Para todos, también sin experiencia.|Tres ponencias y tiempo para preguntas.|Entrada libre con inscripción previa.|Los niños son bienvenidos.|Nos vemos llueva o haga sol.|Con visita guiada al edificio.",
    aboutTicket:
      "Desde esta mañana no puedo iniciar sesión.|El importe de la factura no es correcto.|El paquete lleva una semana en camino.|La aplicación se cierra desde la actualización.|No he recibido confirmación.|La página va muy lenta.|Por favor, cambien mi dirección de entrega.",
    answer:
      "El error está corregido.|El importe se ha reembolsado.|Vuelva a iniciar sesión y funcionará.|Hemos enviado un nuevo paquete.|El ajuste se ha cambiado.|La contraseña se ha restablecido.",
    aboutDish:
      "Recién hecho con verduras de temporada.|Con hierbas de nuestro huerto.|Receta clásica, con pan casero.|Cremoso, con un toque de limón.|A fuego lento, con patatas.|Ligero y crujiente, con ensalada.",
    aboutRestaurant:
      "Casa familiar con un patio tranquilo.|Cocina regional y carta de temporada.|Carta corta, producto fresco y buenos vinos.|Muy animado a mediodía, con música por la noche.|Salas luminosas y terraza en verano.",
    aboutHome:
      "Estancias luminosas, parqué y balcón al sur.|Zona tranquila, a cinco minutos de la estación.|Reformado, con cocina equipada y trastero.|Jardín, garaje y sitio para toda la familia.|Techos altos y vistas despejadas.|Última planta con ascensor.",
    aboutCourse:
      "Lo básico en diez sesiones, con ejercicios.|Para principiantes, sin requisitos.|Práctico, con proyectos reales.|Grupo reducido, tiempo para preguntas.|Al final, un trabajo propio.",
    care: "Mejoría desde la semana pasada.|Revisión en dos semanas.|Tensión ligeramente alta.|Sin cambios en la medicación.|Derivado a fisioterapia.|Traer los resultados anteriores.",
    dosage:
      "Tomar después de comer.|Tomar con abundante agua.|No tomar con alcohol.|Tomar al acostarse.|Consultar en caso de molestias.",
    order:
      "Por favor, llame dos veces.|Dejar al vecino.|Es un regalo, sin factura.|Entregar después de las 17 h.|Dejar en el patio.",
    request:
      "Mesa junto a la ventana si es posible.|Necesitamos una trona.|Celebramos un cumpleaños.|Una persona es vegana.|Llegaremos un poco tarde.",
    sale: "Interesado en una demostración.|Pide una oferta antes del viernes.|Decidirán el próximo trimestre.|Compara con otros proveedores.|El contacto está de vacaciones hasta el lunes.",
    work: "Primera versión lista, faltan comentarios.|Depende de la aprobación del presupuesto.|Terminar antes de fin de mes.|Coordinar con atención al cliente.|Primera versión para algunos clientes.",
    assignment:
      "Trabajad en grupos de tres.|Justifica la respuesta con tus palabras.|Entregar en PDF, dos páginas como máximo.|Lee primero el capítulo tres.|El cálculo debe verse paso a paso.",
    shelf: "Cocina|Almacenaje|Oficina|Textiles|Iluminación|Muebles|Accesorios",
    eventCategory: "Concierto|Conferencia|Exposición|Festival|Teatro|Networking",
    hotel:
      "Hotel del Parque|Posada Los Tilos|Hotel Bellavista|Hostal El Ancla|Hotel Aurora|Suites del Centro|Hotel El Cisne|Villa Rosales",
    aboutHotel:
      "Habitaciones tranquilas, a cinco minutos de la estación.|Trato familiar y desayuno abundante.|Habitaciones con vistas al parque y sauna.|Céntrico, con jardín y terraza.|Moderno, ideal para viajes de trabajo.",
    book: "La casa del canal|Cartas sin nombre|El largo invierno|La cartógrafa|Jardines tardíos|Dos ciudades, un río|A la sombra del tilo|La isla callada",
    aboutBook:
      "Una familia, una casa y un viejo secreto.|Un joven vuelve a su pueblo.|Dos amigas se escriben toda la vida.|Un verano junto al mar que lo cambia todo.|La historia de una ciudad contada en doce días.",
    aboutJob:
      "En un equipo pequeño darás forma a nuestros productos.|Acompañarás a los clientes desde el primer contacto.|Planificarás proyectos y cuidarás los plazos.|Desarrollarás novedades y mejorarás lo que ya existe.|Serás el contacto de departamentos y proveedores.",
    profile:
      "Varios años de experiencia, le gusta trabajar en equipo.|Busca un nuevo puesto con responsabilidad.|Buena organización y comunicación.|Viene de un sector cercano.|Disponible en breve, también a media jornada.",
    cookingStep:
      "Picar la cebolla y pocharla en aceite.|Cocer a fuego lento diez minutos.|Salpimentar al gusto.|Hornear hasta dorar.|Servir con hierbas frescas.|Cortar las verduras en dados.",
    notice:
      "Tu pedido está en camino|Nuevo mensaje|Tu factura está lista|Cita confirmada|Te han mencionado|Tu contraseña ha cambiado|Nueva valoración|Recordatorio para mañana",
    aboutNotice:
      "Toca para ver los detalles.|No tienes que hacer nada más.|Revisa tus datos, por favor.|El cambio se aplica desde hoy.|Responde antes del viernes.",
    question:
      "¿Cómo cambio mi contraseña?|¿Puedo cancelar mi pedido?|¿Dónde encuentro mi factura?|¿Cuánto tarda el envío?|¿Puedo darme de baja cuando quiera?|¿Cómo contacto con atención al cliente?",
    workout: "Yoga matinal|Espalda sana|Pilates|Spinning|Circuito|Aquagym|Estiramientos|Boxeo",
    publisher: "Editorial El Tilo|Norte Ediciones|Ediciones del Río|La Grulla|Editorial Ancla",
    song: "Lluvia de julio|Una noche más|Camino al sur|Luces del puerto|Bailar igual|Tu nombre|Medianoche en Sevilla|El ruido del mar|Casi nada|Vuelve el domingo|El último metro|Como un estribillo",
    trip: "Lisboa en tren|Camino de Santiago en bici|Fin de semana en Sevilla|Senderos de los Pirineos|Ruta por los lagos italianos|Copenhague a pie|Mercados de la Provenza|Crucero por el Danubio|Descubrir Oporto|Pueblos blancos de Cádiz",
    sportsTeam:
      "Atlético Bilbao Norte|Real Zaragoza Este|Unión Sevilla|CD Málaga Costa|Deportivo Valencia|Racing Madrid|CF Barcelona Sur|Estrella de Vigo",
    garment:
      "Jersey de cuello redondo|Cazadora corta|Camisa amplia|Vestido cruzado|Pantalón recto|Camiseta de rayas|Abrigo largo|Falda plisada|Chaleco|Blusa de manga larga|Cárdigan|Sobrecamisa",
    aboutGarment:
      "Corte recto, cómodo todo el año.|Un básico que combina con todo.|Suave al tacto y fácil de cuidar.|Corte amplio y bolsillos hondos.|Ligero, ideal para entretiempo.|Mantiene la forma tras muchos lavados.|Hecho en series pequeñas en un taller familiar.",
    aboutTrip:
      "Etapas cortas y tiempo para pasear.|Con guía local y comidas en casas particulares.|Un recorrido fácil, lejos de la multitud.|Transporte y alojamiento incluidos.|Grupo de diez personas como máximo.|Visitas por la mañana, tarde libre.",
    aboutVehicle:
      "Único dueño, revisiones en el concesionario.|Neumáticos nuevos e ITV al día.|Libro de mantenimiento completo, no fumador.|Bajo consumo, ideal para la ciudad.|Algunos arañazos en el parachoques, mecánica perfecta.|Siempre guardado en garaje.",
    aboutMusic:
      "Para la noche, con la ventana abierta.|Voces suaves y guitarras limpias.|Para concentrarse sin dormirse.|Para bailar en la cocina.|Ritmos lentos para el domingo.|Viejos clásicos y buenos descubrimientos.",
    aboutCompany:
      "Una empresa familiar al servicio de la región desde hace tres generaciones.|Diseñamos y fabricamos en el mismo lugar.|Un equipo pequeño, clientes fieles.|Asesoría, instalación y mantenimiento con el mismo equipo.|Especialista reconocida en toda Europa.|Apostamos por la calidad y los proveedores cercanos.",
    aboutPet:
      "Cariñoso, limpio y bueno con los niños.|Algo tímido al principio, luego muy fiel.|Le gustan los paseos largos y dormir al sol.|Vacunado y con microchip, cartilla al día.|Se lleva bien con otros animales.|Glotón, ojo en la mesa.",
    aboutPlant:
      "Crece rápido y necesita un tutor desde la primavera.|Pide poca agua y mucha luz.|Trasplantar cada dos años.|Florece en primavera y luego descansa.|No le gustan las corrientes de aire.|Fácil de multiplicar por esquejes.",
    aboutService:
      "Piezas cambiadas, prueba realizada.|Revisión completa, sin novedades.|Sustitución prevista en la próxima visita.|Fuga reparada, junta sustituida.|Ruido comunicado, causa encontrada y corregida.|Mantenimiento habitual según el plan.",
    aboutClaim:
      "Parte amistoso adjunto, fotos tomadas en el lugar.|Daños en una sola habitación, presupuesto pendiente.|Denuncia presentada, justificante adjunto.|El perito pasará la próxima semana.|Reparación hecha, factura adjunta.|Un testigo confirma los hechos.",
    gift: "¡Feliz cumpleaños!|Gracias por todo, hasta pronto.|Con todo nuestro cariño.|¡Enhorabuena a los dos!|¡Que te mejores!|Para ti, con una sonrisa.",
    careLabel:
      "Lavar a 30 °C, secar en horizontal.|Lavar a mano con agua fría.|No usar secadora.|Planchar a baja temperatura.",
    aboutPodcast:
      "Una conversación cada semana, sin prisas.|Historias reales, contadas con sencillez.|Dos voces, una pregunta y mucha escucha.|Encuentros con quienes hacen la ciudad.|Una investigación en seis episodios.|El oficio de una invitada, del primer día a hoy.",
    tracking:
      "Paquete entregado al transportista.|Clasificado y de camino a la oficina.|Llegado a la oficina de reparto.|En reparto.|Entregado al destinatario.|Aviso dejado en el buzón.",
    forecast:
      "Claros por la tarde, viento flojo.|Chubascos al final del día.|Tiempo seco y templado.|Cielo cubierto, algo de lluvia por la mañana.|Mañana fresca y luego sol.|Rachas cerca de la costa.",
    upkeep:
      "Limpiar con un paño húmedo.|Secar después de usar.|No exponer al sol directo.|Pasar un paño seco, sin productos.|Guardar en lugar seco.",
    motive:
      "Quiero devolver lo que he recibido.|Para conocer a la gente del barrio.|La causa me importa desde hace tiempo.|Tengo tiempo y me gusta ayudar.|Para aprender ayudando a los demás.",
    wardrobe: "Ropa|Moda",
  },
  words:
    "bathroom=baño|label:home=casa|label:work=trabajo|label:office=oficina|label:parents=padres|label:holiday home=casa de vacaciones|theme:light=claro|theme:dark=oscuro|label:material=material|label:colour=color|label:dimensions=medidas|label:weight=peso|label:care=cuidado|label:made in=fabricado en|label:warranty=garantía|front view=vista frontal|side view=vista lateral|detail of the material=detalle del material|in use=en uso|packaging=embalaje|view from above=vista desde arriba|looks great=queda muy bien|good value=buena relación calidad-precio|solid build=bien construido|easy to use=fácil de usar|fast delivery=entrega rápida|instructions unclear=instrucciones poco claras|only one colour=un solo color|pricey=algo caro|thank you for the kind words!=¡Gracias por sus amables palabras!|we are glad that you like it. see you soon!=Nos alegra que le guste. ¡Hasta pronto!|thanks, that made our day.=Gracias, nos ha alegrado el día.|thanks for the feedback, we will pass it on.=Gracias por el comentario, lo trasladaremos.|thank you, we are working on exactly that.=Gracias, estamos trabajando en ello.|we are sorry to hear that. please write to us, and we will make it right.=Lo sentimos mucho. Escríbanos y lo arreglaremos.|this is not how it should be. we have sent you a message.=No debería ser así. Le hemos enviado un mensaje.|black=negro|white=blanco|silver=plata|gold=oro|navy=azul marino|sand=arena|forest green=verde bosque|slate grey=gris pizarra|burgundy=burdeos|red=rojo|blue=azul|green=verde|yellow=amarillo|grey=gris|brown=marrón|glass=vidrio|linen=lino|oak=roble|steel=acero|leather=cuero|cotton=algodón|wool=lana|ceramic=cerámica|wood=madera|plastic=plástico|bamboo=bambú|handmade=hecho a mano|bestseller=más vendido|new=nuevo|summer=verano|winter=invierno|sale=oferta|eco=ecológico|limited=edición limitada|gift idea=idea de regalo|kitchen=cocina|storage=almacenaje|office=oficina|lighting=iluminación|furniture=muebles|accessories=accesorios|outdoor=exterior|outdoors=aire libre|home=hogar|travel=viajes|food=gastronomía|technology=tecnología|health=salud|business=negocios|culture=cultura|photography=fotografía|books=libros|science=ciencia|sport=deporte|sports=deportes|art=arte|fashion=moda|education=educación|gardening=jardinería|family=familia|games=juegos|history=historia|nature=naturaleza|music=música|film=cine|career=carrera|news=noticias|how-to=tutorial|weekend=fin de semana|review=reseña|electronics=electrónica|clothing=ropa|toys=juguetes|beauty=belleza|concert=concierto|conference=conferencia|exhibition=exposición|theatre=teatro|active=activo|inactive=inactivo|pending=pendiente|confirmed=confirmado|cancelled=cancelado|canceled=cancelado|completed=completado|scheduled=programado|requested=solicitado|approved=aprobado|rejected=rechazado|declined=rechazado|open=abierto|closed=cerrado|resolved=resuelto|in progress=en curso|on hold=en espera|on leave=de permiso|terminated=de baja|suspended=suspendido|seated=sentado|no show=no presentado|checked in=registrado|sent=enviado|paid=pagado|overdue=vencido|draft=borrador|void=anulado|refunded=reembolsado|shipped=enviado|delivered=entregado|processing=en proceso|published=publicado|archived=archivado|available=disponible|sold=vendido|rented=alquilado|reserved=reservado|won=ganado|lost=perdido|qualified=cualificado|proposal=propuesta|negotiation=negociación|prospect=prospecto|contacted=contactado|waiting=en espera|waiting on customer=a la espera del cliente|expired=caducado|enrolled=inscrito|graduated=graduado|submitted=presentado|low=baja|medium=media|high=alta|urgent=urgente|critical=crítica|vacation=vacaciones|sick leave=baja médica|parental leave=permiso parental|unpaid leave=permiso sin sueldo|training=formación|family holiday=vacaciones en familia|recovering from flu=gripe|study trip=viaje de estudios|exam week=semana de exámenes|hiking trip=viaje de senderismo|second half of parental leave=segunda mitad del permiso parental|moving house=mudanza|wedding=boda|doctor's appointment=cita médica|cuisine:italian=italiana|cuisine:japanese=japonesa|cuisine:mexican=mexicana|cuisine:indian=india|cuisine:thai=tailandesa|cuisine:french=francesa|cuisine:greek=griega|cuisine:lebanese=libanesa|cuisine:korean=coreana|cuisine:vietnamese=vietnamita|cuisine:chinese=china|cuisine:mediterranean=mediterránea|cuisine:spanish=española|cuisine:turkish=turca|cuisine:ethiopian=etíope|starters=entrantes|starter=entrante|mains=principales|main=principal|main course=plato principal|desserts=postres|dessert=postre|drinks=bebidas|drink=bebida|sides=guarniciones|side=guarnición|soups=sopas|salads=ensaladas|breakfast=desayuno|lunch=almuerzo|dinner=cena|snack=tentempié|lactose=lactosa|dairy=lácteos|milk=leche|nuts=frutos secos|peanuts=cacahuetes|eggs=huevos|egg=huevo|fish=pescado|shellfish=marisco|soy=soja|sesame=sésamo|celery=apio|mustard=mostaza|pollen=polen|penicillin=penicilina|bee stings=picaduras de abeja|dust mites=ácaros|cat hair=pelo de gato|latex=látex|dermatology=dermatología|radiology=radiología|neurology=neurología|cardiology=cardiología|orthopaedics=traumatología|gynaecology=ginecología|paediatrics=pediatría|general practice=medicina general|psychiatry=psiquiatría|oncology=oncología|ophthalmology=oftalmología|follow-up=revisión|headaches=dolor de cabeza|headache=dolor de cabeza|skin rash=erupción cutánea|blood test results=resultados de análisis|persistent cough=tos persistente|vaccination=vacunación|annual check-up=revisión anual|back pain=dolor de espalda|bronchitis=bronquitis|asthma=asma|iron deficiency=falta de hierro|migraine=migraña|hypertension=hipertensión|sprained ankle=esguince de tobillo|eczema=eccema|seasonal allergy=alergia estacional|tonsillitis=amigdalitis|female=mujer|male=hombre|at bedtime=al acostarse|three times a day=tres veces al día|twice a day=dos veces al día|twice daily=dos veces al día|once daily=una vez al día|once a day=una vez al día|as needed=si es necesario|every 8 hours=cada 8 horas|every morning=cada mañana|daily=diario|weekly=semanal|monthly=mensual|yearly=anual|brother=hermano|sister=hermana|friend=amigo|son=hijo|daughter=hija|mother=madre|father=padre|spouse=cónyuge|house=casa|apartment=piso|flat=piso|villa=chalet|studio=estudio|townhouse=adosado|condo=condominio|penthouse=ático|garden=jardín|lift=ascensor|elevator=ascensor|bike storage=trastero para bicis|washing machine=lavadora|balcony=balcón|parking space=plaza de garaje|parking=aparcamiento|fitted kitchen=cocina equipada|dishwasher=lavavajillas|terrace=terraza|cellar=sótano|fireplace=chimenea|pool=piscina|air conditioning=aire acondicionado|underfloor heating=suelo radiante|mathematics=matemáticas|biology=biología|chemistry=química|physics=física|geography=geografía|literature=literatura|english=inglés|economics=economía|philosophy=filosofía|computer science=informática|physical education=educación física|beginner=principiante|intermediate=intermedio|advanced=avanzado|easy=fácil|hard=difícil|homework=deberes|essay=redacción|exam=examen|project=proyecto|quiz=cuestionario|lab=práctica|presentation=presentación|finance=finanzas|construction=construcción|logistics=logística|media=medios|retail=comercio|energy=energía|healthcare=sanidad|manufacturing=industria|hospitality=hostelería|agriculture=agricultura|newsletter=boletín|event=evento|referral=recomendación|social media=redes sociales|cold call=llamada en frío|website=sitio web|trade fair=feria|advertisement=anuncio|call=llamada|meeting=reunión|email=correo|note=nota|demo=demostración|visit=visita|no answer=sin respuesta|connected=contactado|left a voicemail=mensaje de voz|not interested=sin interés|demo booked=demostración acordada|asked to call back=pide que le llamen|sent more information=información enviada|no budget=sin presupuesto|price too high=precio demasiado alto|chose a competitor=eligió a la competencia|bad timing=mal momento|check again next week=revisar la próxima semana|arrange a second meeting=concertar una segunda reunión|call on monday=llamar el lunes|confirm by email=confirmar por correo|send the documents=enviar los documentos|wait for confirmation=esperar confirmación|card=tarjeta|cash=efectivo|bank transfer=transferencia|invoice=factura|credit card=tarjeta de crédito|direct debit=domiciliación|full-time=tiempo completo|part-time=media jornada|contract=por contrato|temporary=temporal|internship=prácticas|permanent=indefinido|remote=remoto|hybrid=híbrido|on-site=presencial|public speaking=hablar en público|accessibility=accesibilidad|copywriting=redacción|project planning=planificación de proyectos|illustration=ilustración|data analysis=análisis de datos|billing=facturación|technical=técnica|account=cuenta|shipping=envío|returns=devoluciones|bug=error|feature request=petición de mejora|question=pregunta|other=otro|software licences=licencias de software|consulting, senior=consultoría, sénior|design workshop=taller de diseño|design workshop, half day=taller de diseño, medio día|photo shoot, one day=sesión de fotos, un día|translation, per page=traducción, por página|website hosting, monthly=alojamiento web, mensual|hosting, monthly=alojamiento, mensual|support hours=horas de soporte|training session=sesión de formación|travel expenses=gastos de viaje|consulting, two days=consultoría, dos días|licence, ten users=licencia, diez usuarios|support=soporte|design=diseño|engineering=ingeniería|sales=ventas|people=recursos humanos|operations=operaciones|customer support=atención al cliente|research=investigación|product=producto|data=datos|security=seguridad|free=gratis|expert=experto|problem set=hoja de ejercicios|lab report=informe de laboratorio|reading=lectura|relationship:partner=pareja|partner=socio|$=€|$$=€€|$$$=€€€|$$$$=€€€€|year #=#.º curso|net #=# días netos|skills:spanish=español|basic=básico|standard=estándar|right to work in the country=permiso de trabajo|three years in a similar role=tres años en un puesto similar|experience with remote teams=experiencia con equipos remotos|eye for detail=atención al detalle|confident with spreadsheets=manejo de hojas de cálculo|fluent english=inglés fluido|degree or equivalent experience=título o experiencia equivalente|clear written communication=buena redacción|flexible hours=horario flexible|remote days=días de teletrabajo|public transport ticket=abono de transporte|training budget=presupuesto de formación|30 days of holiday=30 días de vacaciones|bike leasing=renting de bicicleta|applied=inscrito|screening=preselección|phone interview=entrevista telefónica|interview=entrevista|offer=oferta|hired=contratado|arabic=árabe|languages:japanese=japonés|languages:french=francés|languages:spanish=español|language:japanese=japonés|language:french=francés|language:spanish=español|german=alemán|portuguese=portugués|mandarin=mandarín|breakfast included=desayuno incluido|swimming pool=piscina|24-hour reception=recepción 24 horas|sea view=vistas al mar|free wifi=wifi gratis|fitness room=gimnasio|gym=gimnasio|restaurant=restaurante|pets allowed=admite mascotas|airport shuttle=traslado al aeropuerto|twin=dos camas|single=individual|double=doble|family room=habitación familiar|occupied=ocupado|out of order=fuera de servicio|checked out=salida hecha|blocked=bloqueado|quick win=mejora rápida|documentation=documentación|enhancement=mejora|needs review=por revisar|dependencies=dependencias|mobile=móvil|content=contenido|planned=planificado|mystery=misterio|biography=biografía|science fiction=ciencia ficción|fantasy=fantasía|novel=novela|romance=romántica|poetry=poesía|children=infantil|non-fiction=ensayo|comedy=comedia|action=acción|documentary=documental|equipment=equipo|meals=comidas|lodging=alojamiento|office supplies=material de oficina|reimbursed=reembolsado|label created=etiqueta creada|returned=devuelto|out for delivery=en reparto|picked up=recogido|in transit=en tránsito|at sorting centre=en el centro de clasificación|at local depot=en el centro de reparto|coconut milk=leche de coco|butter=mantequilla|rice=arroz|tomatoes=tomates|basil=albahaca|chickpeas=garbanzos|spinach=espinacas|garlic=ajo|ginger=jengibre|lemon=limón|olive oil=aceite de oliva|flour=harina|sugar=azúcar|salt=sal|black pepper=pimienta negra|onions=cebollas|onion=cebolla|yoghurt=yogur|parmesan=parmesano|carrots=zanahorias|potatoes=patatas|unit:can=lata|piece=unidad|handful=puñado|unit:cup=taza|bunch=manojo|clove=diente|tbsp=cda.|tsp=cdta.|box=caja|pack=paquete|vegetarian=vegetariano|vegan=vegano|gluten-free=sin gluten|seasonal=de temporada|one-pot=en una olla|quick=rápido|spicy=picante|monday=lunes|tuesday=martes|wednesday=miércoles|thursday=jueves|friday=viernes|saturday=sábado|sunday=domingo|petrol=gasolina|diesel=diésel|electric=eléctrico|automatic=automático|dual clutch=doble embrague|good=bueno|fair=aceptable|like new=como nuevo|excellent=excelente|used=usado|poor=malo|for parts=para piezas|dog=perro|cat=gato|rabbit=conejo|guinea pig=cobaya|parrot=loro|hamster=hámster|past due=vencido|trialing=en prueba|paused=pausado|too expensive=demasiado caro|project ended=proyecto terminado|missing features=faltan funciones|customer request=petición del cliente|duplicate entry=entrada duplicada|incorrect data=datos incorrectos|policy change=cambio de política|plan:starter=inicial|plan:business=empresa|plan:student=estudiante|plan:family=familiar|reminder=recordatorio|system=sistema|invite=invitación|message=mensaje|main hall=sala principal|done=hecho|in review=en revisión|to do=por hacer|todo=por hacer|pet friendly=admite mascotas|on-site interview=entrevista presencial|cleaning=limpieza|mention=mención|backlog=pendiente|fiction=ficción",
  rows: {},
};
