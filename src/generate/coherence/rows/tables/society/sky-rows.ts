import type { RowTables } from "../../row-table.ts";

const planetColumns = `
name/planet name | type/category/planet type/classification/class | mass/mass kg | radius/radius km/mean radius/mean radius km | distance from star/distance from sun/distance from sun au/semi major axis/distance au/distance | orbital period/orbital period days/year length/orbital period in days | moons/number of moons/moon count/moons count | temperature/average temperature c/mean temperature c/surface temperature c/temperature c/avg temperature c/average temperature/surface temperature/mean temperature | has rings/rings | gravity/surface gravity | about | discovered by/discoverer | discovery year/discovered year/year discovered | habitable/is habitable | star/host star/star name/system/solar system/star system | diameter/diameter km/equatorial diameter km | distance from sun km/distance km/distance from star km`;

const planets = `${planetColumns}
Mercury | Terrestrial/rocky | 3.3e23-3.3e23 | 2440-2440 | 0.39-0.39 | 88.0-88.0 | 0-0 | 167-167 | no | 3.7-3.7 | The smallest, and the closest to the sun. | Thomas Harriot | 1631-1631 | no | Sun | 4880-4880 | 58300000-58300000
Venus | Terrestrial/rocky | 4.87e24-4.87e24 | 6052-6052 | 0.72-0.72 | 224.7-224.7 | 0-0 | 464-464 | no | 8.9-8.9 | Hotter than an oven under clouds of acid. | Galileo Galilei | 1610-1610 | no | Sun | 12104-12104 | 107700000-107700000
Earth | Terrestrial/rocky | 5.97e24-5.97e24 | 6371-6371 | 1.00-1.00 | 365.2-365.2 | 1-1 | 15-15 | no | 9.8-9.8 | The only one with rain that one can drink. | Nicolaus Copernicus | 1543-1543 | yes | Sun | 12742-12742 | 149600000-149600000
Mars | Terrestrial/rocky | 6.42e23-6.42e23 | 3390-3390 | 1.52-1.52 | 687.0-687.0 | 2-2 | -65--65 | no | 3.7-3.7 | Red dust, and the highest mountain of all. | Galileo Galilei | 1610-1610 | no | Sun | 6780-6780 | 227400000-227400000
Jupiter | Gas giant/gas giant/gas/giant | 1.898e27-1.898e27 | 69911-69911 | 5.20-5.20 | 4331.0-4331.0 | 95-95 | -110--110 | yes | 24.8-24.8 | A storm that is larger than the Earth. | Galileo Galilei | 1610-1610 | no | Sun | 139822-139822 | 777900000-777900000
Saturn | Gas giant/gas giant/gas/giant | 5.68e26-5.68e26 | 58232-58232 | 9.58-9.58 | 10747.0-10747.0 | 146-146 | -140--140 | yes | 10.4-10.4 | Rings of ice, wide and very thin. | Galileo Galilei | 1610-1610 | no | Sun | 116464-116464 | 1433200000-1433200000
Uranus | Ice giant/ice giant/ice/giant | 8.68e25-8.68e25 | 25362-25362 | 19.20-19.20 | 30589.0-30589.0 | 28-28 | -195--195 | yes | 8.9-8.9 | It rolls around the sun on its side. | William Herschel | 1781-1781 | no | Sun | 50724-50724 | 2872300000-2872300000
Neptune | Ice giant/ice giant/ice/giant | 1.02e26-1.02e26 | 24622-24622 | 30.05-30.05 | 59800.0-59800.0 | 16-16 | -200--200 | yes | 11.2-11.2 | The fastest winds of all. | Johann Galle | 1846-1846 | no | Sun | 49244-49244 | 4495500000-4495500000
Pluto | Dwarf planet/dwarf planet/dwarf | 1.3e22-1.3e22 | 1188-1188 | 39.48-39.48 | 90560.0-90560.0 | 5-5 | -225--225 | no | 0.7-0.7 | A heart of frozen nitrogen. | Clyde Tombaugh | 1930-1930 | no | Sun | 2376-2376 | 5906200000-5906200000
Ceres | Dwarf planet/dwarf planet/dwarf | 9.4e20-9.4e20 | 473-473 | 2.77-2.77 | 1682.0-1682.0 | 0-0 | -105--105 | no | 0.3-0.3 | The largest in the belt of asteroids. | Giuseppe Piazzi | 1801-1801 | no | Sun | 946-946 | 414400000-414400000
`;

const exoplanets = `${planetColumns.trimEnd()} | discovery method/detection method/method | mass earths/earth masses/mass in earths/mass earth | radius earths/earth radii/radius in earths/radius earth | distance light years/light years/distance ly/distance from earth ly/distance | equilibrium temperature/equilibrium temperature k/temperature k/equilibrium temp k/temperature kelvin/eq temperature k
Proxima Centauri b | Super-Earth/super-Earth/exoplanet/rocky/terrestrial | 6.39e24-6.39e24 | 6560-6560 | 0.05-0.05 | 11.2-11.2 | 0-0 | -39--39 | no | 10.5-10.5 | Our closest neighbour beyond the sun. | Guillem Anglada-Escudé | 2016-2016 | yes | Proxima Centauri | 13120-13120 | 7500000-7500000 | Radial velocity/radial velocity | 1.07-1.07 | 1.03-1.03 | 4.2-4.2 | 234-234
TRAPPIST-1e | Exoplanet/exoplanet/rocky/terrestrial | 4.13e24-4.13e24 | 5860-5860 | 0.03-0.03 | 6.1-6.1 | 0-0 | -22--22 | no | 8.0-8.0 | One of seven around a small red star. | Michaël Gillon | 2017-2017 | yes | TRAPPIST-1 | 11720-11720 | 4500000-4500000 | Transit/transit | 0.69-0.69 | 0.92-0.92 | 40.7-40.7 | 251-251
Kepler-22b | Super-Earth/super-Earth/exoplanet/ocean | 5.4e25-5.4e25 | 13380-13380 | 0.85-0.85 | 289.9-289.9 | 0-0 | 22-22 | no | 20.0-20.0 | Perhaps an ocean from pole to pole. | Kepler team | 2011-2011 | yes | Kepler-22 | 26760-26760 | 127200000-127200000 | Transit/transit | 9.1-9.1 | 2.10-2.10 | 635.0-635.0 | 295-295
51 Pegasi b | Hot Jupiter/hot Jupiter/exoplanet/gas giant/gas/giant | 8.7e26-8.7e26 | 85000-85000 | 0.05-0.05 | 4.2-4.2 | 0-0 | 1010-1010 | no | 8.0-8.0 | The first that was found around a star like ours. | Michel Mayor | 1995-1995 | no | 51 Pegasi | 170000-170000 | 7500000-7500000 | Radial velocity/radial velocity | 146.0-146.0 | 13.30-13.30 | 50.6-50.6 | 1284-1284
HD 209458 b | Hot Jupiter/hot Jupiter/exoplanet/gas giant/gas/giant | 1.4e27-1.4e27 | 97000-97000 | 0.05-0.05 | 3.5-3.5 | 0-0 | 1186-1186 | no | 9.4-9.4 | The first whose air was seen against its star. | David Charbonneau | 1999-1999 | no | HD 209458 | 194000-194000 | 7100000-7100000 | Radial velocity/radial velocity | 232.0-232.0 | 15.20-15.20 | 157.0-157.0 | 1459-1459
K2-18 b | Sub-Neptune/sub-Neptune/exoplanet/ocean | 5.2e25-5.2e25 | 16600-16600 | 0.14-0.14 | 32.9-32.9 | 0-0 | -8--8 | no | 12.4-12.4 | Vapour of water was found above it. | Kepler team | 2015-2015 | yes | K2-18 | 33200-33200 | 21400000-21400000 | Transit/transit | 8.6-8.6 | 2.60-2.60 | 124.0-124.0 | 265-265
Beta Pictoris b | Gas giant/gas giant/exoplanet/gas/giant | 2.1e28-2.1e28 | 105000-105000 | 10.00-10.00 | 8618.0-8618.0 | 0-0 | 1450-1450 | no | 100.0-100.0 | Young and still glowing from its birth. | Anne-Marie Lagrange | 2008-2008 | no | Beta Pictoris | 210000-210000 | 1500000000-1500000000 | Direct imaging/direct imaging/imaging | 3700.0-3700.0 | 16.50-16.50 | 63.4-63.4 | 1724-1724
`;

/** What stands in the sky, and what is sent there. Masses are in kilograms, distances from a star in astronomical units. */
export const skyRows: RowTables = {
  planet: planets,
  "planet & moons moon_count number_of_moons diameter diameter_km radius radius_km distance_from_sun has_rings orbital_period orbital_period_days":
    planets,
  exoplanet: exoplanets,
  "planet & discovery_method host_star star_name stellar_host": exoplanets,
  "spacemission spaceflight mission & rocket launch_site spacecraft launch_vehicle launch_date agency space_agency crew_size astronauts": `
name/mission name | destination/target/target body | objective/goal/about/purpose/mission objective | type/mission type/category | crew size/crew count/number of crew | duration days/duration/mission duration/mission duration days/planned duration days | budget/cost/total cost/budget usd | spacecraft/vehicle | crewed/is crewed/manned/is manned/has crew | crew/astronauts/crew members/crew names | objectives/goals/mission objectives/mission goals
Selene {n:2/3/4} | Moon | Bring two kilograms of rock from the far side | Lunar lander/lunar lander/robotic/lunar/uncrewed/lander/exploration | 0-0 | 34-58 | 420000000-780000000 | Selene lander | no | absent | Land on the far side, Bring back rock samples, Relay signals from there
Aurora {n:4/5/6} | Space station | Exchange the crew and bring supplies for half a year | Crewed/crewed/station/crew rotation/manned/low earth orbit/orbital | 4-4 | 170-198 | 180000000-310000000 | Aurora capsule | yes | | Exchange the crew, Bring supplies, Test a new docking system
Red Horizon | Mars | Drill two metres deep and look for traces of life | Rover/rover/robotic/planetary/uncrewed/exploration/mars | 0-0 | 687-900 | 1900000000-2700000000 | Horizon rover | no | absent | Look for traces of life, Drill two metres deep, Measure the weather
Helios Watch | Sun | Measure the solar wind from close by | Orbiter/orbiter/probe/solar/robotic/uncrewed/science | 0-0 | 1500-2500 | 900000000-1500000000 | Helios probe | no | absent | Measure the solar wind, Study the magnetic field, Watch for solar storms
Europa Pathfinder | Jupiter's moon Europa | Map the ice and what lies beneath it | Orbiter/orbiter/probe/planetary/robotic/uncrewed/exploration | 0-0 | 2200-3600 | 2100000000-4200000000 | Pathfinder orbiter | no | absent | Map the ice, Look for water below it, Choose a place to land
Lunar Gateway {n:1/2} | Lunar orbit | Bring the first module into orbit around the Moon | Crewed/crewed/lunar/manned/station | 4-4 | 21-42 | 1200000000-2400000000 | Gateway module | yes | | Bring the first module into orbit, Test its life support, Prepare the next landing
Earthwatch {n:7/8/9} | Low Earth orbit | Watch forests, ice and coasts from above | Satellite/satellite/earth observation/observation/uncrewed/orbital/science | 0-0 | 1800-2900 | 240000000-460000000 | Earthwatch satellite | no | absent | Watch the forests, Measure the ice, Follow the coasts
Artemisia {n:1/2/3} | Moon | Land two people at the south pole | Crewed/crewed/lunar/manned/exploration | 4-4 | 12-28 | 2800000000-4300000000 | Artemisia lander | yes | | Land at the south pole, Look for water ice, Test the new suits
`,
  "telescope amateurtelescope": `
name/model/model name | aperture mm/aperture/aperture diameter mm | focal length mm/focal length | focal ratio/f ratio | optical design/type/telescope type/design/optics/kind/category | mount type/mount | weight kg/weight | price/cost/retail price
Skylark 130 | 130-130 | 650-650 | 5.0-5.0 | Newtonian reflector/reflector/newtonian | Equatorial | 12-13 | 249-299
Dobson 200 | 200-200 | 1200-1200 | 6.0-6.0 | Newtonian reflector/dobsonian/reflector/newtonian | Dobsonian | 24-26 | 429-519
Traveller 80 | 80-80 | 480-480 | 6.0-6.0 | Apochromatic refractor/refractor/apochromatic | Alt-azimuth | 3-4 | 549-699
Observer 150 | 150-150 | 750-750 | 5.0-5.0 | Newtonian reflector/reflector/newtonian | Equatorial GoTo | 19-21 | 499-649
Night Owl 250 | 250-250 | 1250-1250 | 5.0-5.0 | Newtonian reflector/dobsonian/reflector/newtonian | Dobsonian | 30-34 | 729-849
Pocket Mak 127 | 127-127 | 1500-1500 | 11.8-11.8 | Maksutov-Cassegrain/catadioptric/maksutov/compound | Alt-azimuth GoTo | 8-10 | 479-629
Cassini 203 | 203-203 | 2032-2032 | 10.0-10.0 | Schmidt-Cassegrain/catadioptric/schmidt cassegrain/sct/compound | Equatorial GoTo | 22-25 | 1690-2190
First Light 70 | 70-70 | 900-900 | 12.9-12.9 | Achromatic refractor/refractor/achromatic | Alt-azimuth | 4-5 | 99-149
`,
};
