/**
 * The Ultimate Encounter Incredible Hulk as a state machine: a player runs Hulk against two Crisis Team squads. What happens
 * on the table comes in as observations; at every point the state tells what it waits for. Start with
 * {@link io.github.crisisrules.encounter.hulk.HulkEncounter}.
 */
@NullMarked
package io.github.crisisrules.encounter.hulk;

import org.jspecify.annotations.NullMarked;
