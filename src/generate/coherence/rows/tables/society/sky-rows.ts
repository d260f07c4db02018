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

const exoplanets = `${planetColumns}
Proxima Centauri b | Super-Earth/super-Earth/exoplanet/rocky/terrestrial | 6.39e24-6.39e24 | 6560-6560 | 0.05-0.05 | 11.2-11.2 | 0-0 | -39--39 | no | 10.5-10.5 | Our closest neighbour beyond the sun. | Guillem Anglada-Escudé | 2016-2016 | yes | Proxima Centauri | 13120-13120 | 7500000-7500000
TRAPPIST-1e | Exoplanet/exoplanet/rocky/terrestrial | 4.13e24-4.13e24 | 5860-5860 | 0.03-0.03 | 6.1-6.1 | 0-0 | -22--22 | no | 8.0-8.0 | One of seven around a small red star. | Michaël Gillon | 2017-2017 | yes | TRAPPIST-1 | 11720-11720 | 4500000-4500000
Kepler-22b | Super-Earth/super-Earth/exoplanet/ocean | 5.4e25-5.4e25 | 13380-13380 | 0.85-0.85 | 289.9-289.9 | 0-0 | 22-22 | no | 20.0-20.0 | Perhaps an ocean from pole to pole. | Kepler team | 2011-2011 | yes | Kepler-22 | 26760-26760 | 127200000-127200000
51 Pegasi b | Hot Jupiter/hot Jupiter/exoplanet/gas giant/gas/giant | 8.7e26-8.7e26 | 85000-85000 | 0.05-0.05 | 4.2-4.2 | 0-0 | 1010-1010 | no | 8.0-8.0 | The first that was found around a star like ours. | Michel Mayor | 1995-1995 | no | 51 Pegasi | 170000-170000 | 7500000-7500000
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
};
