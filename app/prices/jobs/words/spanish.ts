/** What a shop writes in Spanish, word by word in the English that the tables know. */

/** In order: what several words name together stands before each of them. Those with "~" are English too, or say nothing alone. */
const WORDS = `
~(?:de l[ao]s?|del|de el) = de
cambio de aceite(?: de motor)?(?: y filtro(?: de aceite)?)? = oil change
aceite sintetico y filtro(?: de aceite)? = full synthetic oil change
aceite (?:de motor )?y filtro(?: de aceite)? = oil change
afinacion(?: (?:mayor|menor|completa))?|puesta a punto = tune up
(?:cambio|servicio|lavado|purgado?) de (?:liquido|fluido|aceite) de frenos? = brake fluid flush
(?:liquido|fluido|aceite) de frenos? = brake fluid
purga(?:r|do)? (?:de |los )?frenos? = bleed brakes
frenos? de (?:mano|estacionamiento|emergencia) = parking brake
zapatas?(?: de frenos?)?|balatas? de tambor|balatas?(?=.*(?<![a-z])(?:tambor|zapata|shoe|drum)) = brake shoes
(?:balatas?|pastillas?)(?: de (?:frenos?|disco))? = brake pads
(?:rectificad[oa]s?|rectificar|rectificacion|tornear|torneado) (?:de |los |las )?(?:discos?|rotores)(?: de frenos?)? = resurface rotors
(?:rectificad[oa]s?|rectificar|rectificacion|tornear|torneado) (?:de |los |las )?tambores = machine drums
discos? de frenos?|discos? y? ?rotores|rotores|~discos? = brake rotors
tambor(?:es)?(?: de frenos?)? = brake drum
mordazas?|pinzas? de frenos?|~calipers? de frenos? = brake caliper
mangueras? de frenos? = brake hose
cilindros? (?:maestros?|principal(?:es)?)(?: de frenos?)? = brake master cylinder
cilindros? de (?:rueda|freno)s? = wheel cylinder
frenos? = brakes
bases? de amortiguador(?:es)? = strut mount
amortiguador(?:es)? = shock absorbers
resortes?|muelles?(?: helicoidal(?:es)?)? = coil spring
rotulas? = ball joint
terminal(?:es)?(?: de direccion)? exterior(?:es)?|terminal(?:es)? de direccion = outer tie rod end
terminal(?:es)?(?: de direccion)? interior(?:es)?|(?:bieleta|barra)s? axial(?:es)? = inner tie rod
horquillas?(?: de suspension)?|bandejas?|brazos? de (?:control|suspension)|~brazos? = control arm
bujes? = bushing
(?:tornillos?|bieletas?|links?|enlaces?|gomas?) (?:de )?(?:la )?(?:barra )?estabilizador(?:es|as?)? = sway bar link
barras? estabilizadoras? = sway bar
bieletas? = sway bar link
(?:cremallera|caja)s?(?: de)? direccion(?: hidraulica)?|cremalleras? = steering rack
bombas?(?: de)? (?:direccion|licuadora)(?: hidraulica)?|licuadoras? = power steering pump
(?:liquido|aceite|fluido) de direccion(?: hidraulica)? = power steering fluid
direccion hidraulica = power steering
direccion = steering
(?:baleros?|rodamientos?)(?: de (?:rueda|maza|mango)s?)?|mazas?(?: de ruedas?)? = wheel bearing hub
flechas? cardan|cardan = driveshaft
flechas?(?: homocineticas?)?|semi-?ejes?|juntas? homocineticas?|~ejes? cv = cv axle
(?:cubrepolvos?|guardapolvos?|botas?)(?: de)?(?: flecha| homocinetica| cv)? = cv boot
crucetas? = u-joint
(?:aceite|servicio|cambio)(?: de aceite)? de diferencial = differential fluid change
diferencial(?:es)? = differential
alineacion y balanceo = wheel alignment and tire balance
alineacion(?: de (?:ruedas|direccion))?|alinear = wheel alignment
balance(?:o|ar|ado)(?: de (?:llanta|rueda)s?)? = tire balance
(?:rotacion|rotar|cruce) (?:de )?(?:las )?(?:llanta|neumatico)s? = tire rotation
ponchaduras?|pinchazos?|talachas?|(?:repar(?:acion|ar)|parche) (?:de )?(?:llanta|neumatico)s?(?: ponchadas?)?|llantas? ponchadas? = flat tire repair
llantas?|neumaticos? = tire
cables? de bujias? = spark plug wires
bujias? = spark plugs
bobinas?(?: de (?:encendido|ignicion))? = ignition coil
filtros? de aire y (?:de )?cabina = engine air filter and cabin air filter
filtros? de (?:cabina|polen|aire acondicionado|habitaculo) = cabin air filter
filtros? de aire(?: de motor)? = engine air filter
filtros? de (?:gasolina|combustible) = fuel filter
filtros? de aceite = oil filter
~filtros? = filter
bombas? de agua = water pump
bombas? de (?:gasolina|combustible|nafta) = fuel pump
bombas? de aceite = oil pump
~bombas? = pump
termostatos? = thermostat
(?:cambio|servicio|lavado) de (?:anticongelante|refrigerante|radiador) = coolant flush
(?:deposito|tanque|recuperador|bote)s? de (?:anticongelante|refrigerante) = coolant reservoir
tap(?:on|a)(?:es)? de radiador = radiator cap
mangueras? (?:de radiador )?(superior|inferior)(?: de radiador)?|mangueras? de radiador = $1 radiator hose
radiador(?:es)? de calefaccion|nucleo de calefaccion = heater core
radiador(?:es)? = radiator
anticongelante|~refrigerante = coolant
(?:moto)?ventilador(?:es)?|abanicos? = radiator fan
mangueras? = hose
(?:bandas?|correas?) de (?:tiempo|distribucion)|bandas? dentadas? = timing belt
cadenas? de (?:tiempo|distribucion) = timing chain
(?:bandas?|correas?)(?: (?:de )?(?:accesorios|serpentina|alternador|unica|poly ?v))? = serpentine belt
tensor(?:es)? = tensioner
poleas? = pulley
baterias?|acumulador(?:es)? = battery
alternador(?:es)? = alternator
motor(?:es)? de arranque|arrancador(?:es)?|marchas? = starter
fusibles?(?! link) = fuse
(?:focos?|bombillas?) de faros? = headlight bulb
focos?|bombillas? = bulb
faros? = headlight assembly
calaveras? = tail light
(?:recarga|carga|cargar|llenado) (?:de )?(?:gas|refrigerante|freon|aire acondicionado|aire|clima)(?: (?:de |al )?(?:aire acondicionado|aire|clima|a/c))? = a/c recharge
aire acondicionado = a/c
compresor(?:es)?(?: de (?:clima|aire))? = a/c compressor
condensador(?:es)? = a/c condenser
evaporador(?:es)? = a/c evaporator
(?:empaque|junta)s? (?:de )?(?:cabeza|culata)s? = head gasket
(?:empaque|junta)s? (?:de )?(?:la )?tapas? (?:de )?(?:punteria|valvula|balancin)s?(?:es)? = valve cover gasket
(?:empaque|junta)s? (?:de )?(?:carter|tapa de aceite) = oil pan gasket
(?:empaque|junta)s? (?:de )?(?:admision|multiple de admision) = intake manifold gasket
multiple de escape = exhaust manifold
(?:reten|sello)(?:es)? de cigue?nal = crankshaft seal
empaques?|~juntas? = gasket
reten(?:es)?|~sellos? = seal
silenciador(?:es)?|mofles?|moffles? = muffler
(?:convertidor(?:es)? )?catalitico|catalizador(?:es)? = catalytic converter
sensor(?:es)? de oxigeno = oxygen sensor
sensor(?:es)? de (?:rueda|abs|velocidad de rueda)s? = wheel speed sensor
~escapes? = exhaust
soportes? de (?:caja|transmision) = transmission mount
soportes? de motor|~soportes? = motor mount
(?:cambio|servicio) de (?:aceite|liquido|fluido) de (?:transmision|caja) = transmission fluid change
servicio (?:de |a )?transmision = transmission service
(?:aceite|liquido|fluido) de (?:transmision|caja) = transmission fluid
transmision automatica|~transmision = transmission
(?:kit de )?embragues?|~clutch completo = clutch
(?:limpieza|lavado) de inyectores = fuel injector cleaning
inyector(?:es)? = fuel injector
(?:limpieza|lavado) de cuerpo de aceleracion = throttle body cleaning
cuerpos? de aceleracion = throttle body
sistema de enfriamiento = cooling system
diagnosticos?|diagnosticar|escane(?:o|ar|ado) = diagnostic
revision|inspeccion|revisar|inspeccionar|chec(?:ar|ada|ado) = inspection
mano de obra = labor
refacciones|repuestos|piezas = parts
(?:plumas?|escobillas?|hojas?)(?: de)?(?: limpiaparabrisas?)?|limpiaparabrisas = wiper blades
parabrisas = windshield
elevador(?:es)? (?:de )?(?:vidrio|cristal|ventana)s? = window regulator
(?:chapa|cerradura)s? (?:de )?puertas? = door lock actuator
(?:copia|programacion|programar) (?:de )?llaves? = key programming
espejos? lateral(?:es)? = side mirror
servicio de grua|gruas?|remolque = towing
rechazad[oa]s?|declinad[oa]s?|no autorizad[oa]s? = declined
descuentos? = discount
impuestos?|iva = sales tax
desech(?:o|ar)s?(?: de)? = disposal
mantenimiento = maintenance
~servicios? = service
limpieza|limpiar = clean
~lavado = flush
reparacion|reparar|arregl(?:o|ar) = repair
reconstru(?:ccion|ido|ir) = rebuild
cambi(?:o|ar)s?|reemplaz(?:o|ar)|sustitu(?:cion|ir)|instala(?:r|cion|d[oa]s?)|poner|montad[oa]s?|montaje = replace
ajust(?:e|ar)s? = adjust
delanter[oa]s?|frontal(?:es)? = front
traser[oa]s? = rear
izquierd[oa]s? = left
derech[oa]s? = right
~superior(?:es)? = upper
~inferior(?:es)? = lower
sintetico = full synthetic
~aceite = oil
~(?:ambos|ambas) = both
~juegos? = set
~motor = engine
~nuev[oa]s?|completos? = new
~(?:y|e)(?![/-]) = and
~con = with
~sin = without
~(?:de|la|el|los|las|en|al|por|para|a)(?![/-]) = 
`
  .trim()
  .split("\n")
  .map((row) => row.split(/ = ?/))
  .map(([said = "", plain = ""]) => ({ said: said.replace(/^~/, ""), plain, own: !said.startsWith("~") }));

const whole = (said: string) => `(?<![a-z])(?:${said.replaceAll("~", "")})(?![a-z])`;
/** Words that no English line has: one of them says that the others are Spanish too. */
const SPANISH = new RegExp(
  WORDS.filter(({ own }) => own)
    .map(({ said }) => whole(said.replace(/\|~[^|]*/g, "")))
    .join("|"),
);
const TRANSLATED = WORDS.map(({ said, plain }): [RegExp, string] => [new RegExp(whole(said), "g"), ` ${plain} `]);

/** The line as it is, or where it is Spanish in English words and small letters; in the order of the words. */
export function inEnglish(text: string): string {
  if (text.length > 400) return text;
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (!SPANISH.test(bare)) return text;
  return TRANSLATED.reduce((said, [pattern, plain]) => said.replace(pattern, plain), bare)
    .replace(/ +/g, " ")
    .trim();
}
