package io.github.crisisrules.testing.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.testing.GameHistories;
import io.github.crisisrules.testing.GameHistories.History;
import io.github.crisisrules.testing.core.CardArbitraries;
import io.github.crisisrules.testing.encounter.ColossusArbitraries;
import io.github.crisisrules.testing.encounter.HulkArbitraries;
import io.github.crisisrules.testing.heroic.DieArbitraries;
import io.github.crisisrules.testing.heroic.ScenePlayArbitraries;
import io.github.crisisrules.testing.tournament.EventArbitraries;
import io.github.crisisrules.testing.tournament.PairingArbitraries;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.SwissPairing;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The tests of a club's app: its own laws, on the library's generators and its conformance suite. */
class ClubAppProperties {
    @Provide
    Arbitrary<Desk> events() {
        return EventArbitraries.inMidGame();
    }

    @Provide
    Arbitrary<PairingPool> pools() {
        return PairingArbitraries.pools(20);
    }

    @Provide
    Arbitrary<Seed> seeds() {
        return PairingArbitraries.seeds();
    }

    @Provide
    Arbitrary<Roster> rosters() {
        return CardArbitraries.rosters();
    }

    @Provide
    Arbitrary<Roll> rolls() {
        return DieArbitraries.rolls(1, 8);
    }

    @Provide
    Arbitrary<Play<ColossusState, ColossusCommand, ColossusEvent>> colossus() {
        return ColossusArbitraries.plays();
    }

    @Provide
    Arbitrary<Play<HulkState, HulkCommand, HulkEvent>> hulk() {
        return HulkArbitraries.plays();
    }

    @Provide
    Arbitrary<Play<SceneState, SceneCommand, SceneEvent>> scenes() {
        return ScenePlayArbitraries.plays();
    }

    @Provide
    Arbitrary<History<TournamentState, TournamentCommand, TournamentEvent>> evenings() {
        return GameHistories.of(new ClubEvening()).upTo(30);
    }

    @Property(tries = 10)
    void theMenuOfAnEventNeverListsAnEntryTwice(@ForAll("events") Desk desk) {
        assertThat(Menu.of(desk.play())).doesNotHaveDuplicates();
    }

    @Property(tries = 10)
    void theMenuOfAnEncounterNeverListsAnEntryTwice(
            @ForAll("colossus") Play<ColossusState, ColossusCommand, ColossusEvent> colossus,
            @ForAll("hulk") Play<HulkState, HulkCommand, HulkEvent> hulk) {
        assertThat(Menu.of(colossus)).doesNotHaveDuplicates();
        assertThat(Menu.of(hulk)).doesNotHaveDuplicates();
    }

    @Property(tries = 10)
    void theMenuOfASceneNeverListsAnEntryTwice(@ForAll("scenes") Play<SceneState, SceneCommand, SceneEvent> scene) {
        assertThat(Menu.of(scene)).doesNotHaveDuplicates();
    }

    @Property(tries = 50)
    void everyPlayerOfAPoolHasOneSeat(@ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        assertThat(Seats.of(SwissPairing.system().pair(pool, seed).pairs()))
                .containsExactlyInAnyOrderElementsOf(pool.players().map(player -> player.id()));
    }

    @Property(tries = 50)
    void theBoxOfARosterHasAPlaceForEachOfItsCards(@ForAll("rosters") Roster roster) {
        assertThat(roster.characters().size()
                        + roster.tactics().size()
                        + roster.secures().size()
                        + roster.extracts().size()
                        + roster.gems().size())
                .isEqualTo(roster.components().size());
    }

    @Property(tries = 50)
    void noDieOfARollShowsMoreThanItHasSides(@ForAll("rolls") Roll roll) {
        assertThat(roll.dice())
                .allSatisfy(
                        die -> assertThat(die.face()).isBetween(1, die.size().sides()));
    }

    @Property(tries = 20)
    void anEveningAtTheClubKeepsTheLawsOfAGame(
            @ForAll("evenings") History<TournamentState, TournamentCommand, TournamentEvent> evening) {
        assertThat(evening.check().state()).isNotNull();
    }
}
