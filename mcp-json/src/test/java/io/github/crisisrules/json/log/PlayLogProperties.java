package io.github.crisisrules.json.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.testing.encounter.ColossusArbitraries;
import io.github.crisisrules.testing.encounter.HulkArbitraries;
import io.github.crisisrules.testing.heroic.ScenePlayArbitraries;
import io.github.crisisrules.testing.tournament.EventArbitraries;
import io.github.crisisrules.tournament.Desk;
import io.vavr.control.Either;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A game of any kind, in mid-game or over, is read back from its log, and so is every shorter one that an undo leaves. */
class PlayLogProperties {
    private static final int TRIES = 25;

    @Provide
    Arbitrary<Desk> events() {
        return EventArbitraries.inMidGame();
    }

    @Provide
    Arbitrary<Play<ColossusState, ColossusCommand, ColossusEvent>> colossi() {
        return ColossusArbitraries.plays();
    }

    @Provide
    Arbitrary<Play<HulkState, HulkCommand, HulkEvent>> hulks() {
        return HulkArbitraries.plays();
    }

    @Provide
    Arbitrary<Play<SceneState, SceneCommand, SceneEvent>> scenes() {
        return ScenePlayArbitraries.plays();
    }

    @Property(tries = TRIES)
    void anEventIsReadBackFromItsLog(@ForAll("events") Desk event) {
        check(LogFormats.EVENTS, event.play());
    }

    @Property(tries = TRIES)
    void anEncounterWithTheColossusIsReadBackFromItsLog(
            @ForAll("colossi") Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        check(LogFormats.COLOSSUS, play);
    }

    @Property(tries = TRIES)
    void anEncounterWithHulkIsReadBackFromItsLog(@ForAll("hulks") Play<HulkState, HulkCommand, HulkEvent> play) {
        check(LogFormats.HULK, play);
    }

    // The largest states: one takes as long as five of the others.
    @Property(tries = TRIES / 4)
    void aSceneIsReadBackFromItsLog(@ForAll("scenes") Play<SceneState, SceneCommand, SceneEvent> play) {
        check(LogFormats.SCENES, play);
    }

    private static <F, S, C extends GameCommand, E extends GameEvent<S>> void check(
            LogFormat<F, S, C, E> format, Play<S, C, E> play) {
        assertThat(format.read(format.write(play))).isEqualTo(Either.right(play));
        assertThat(format.read(format.store(play))).isEqualTo(Either.right(play));
        assertThat(format.readLines(format.lines(play))).isEqualTo(Either.right(play));
        Play<S, C, E> before = play.steps().isEmpty() ? play : play.undo();
        assertThat(format.readLines(format.lines(play).appendAll(format.lines(play, before))))
                .as("after an undo")
                .isEqualTo(Either.right(before));
    }
}
