package io.github.crisisrules.tournament.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of warnings and ejections. */
class ConductLogProperties {
    private static final Vector<PlayerId> PLAYERS = Vector.rangeClosed(1, 4).map(PlayerId::of);

    @Provide
    Arbitrary<Officials> officials() {
        return RulingArbitraries.officials().withoutEdgeCases();
    }

    @Provide
    Arbitrary<Vector<Incident>> incidents() {
        return RulingArbitraries.incidents().withoutEdgeCases();
    }

    /** Records the incidents one after the other and leaves out the refused ones. */
    private static ConductLog recorded(Officials officials, Vector<Incident> incidents) {
        return incidents.foldLeft(
                ConductLog.of(officials),
                (log, incident) -> log.record(incident).getOrElse(log));
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.CONDUCT, EventRuleId.WARN_GROUNDS})
    void aLogHasEverythingThatOfficialsRecordedUpToAnEjection(
            @ForAll("officials") Officials officials, @ForAll("incidents") Vector<Incident> incidents) {
        ConductLog log = recorded(officials, incidents);
        Vector<Incident> official = incidents.filter(
                incident -> officials.organizer().equals(incident.by()) || officials.isWatcher(incident.by()));
        for (PlayerId player : PLAYERS) {
            Vector<Incident> own = official.filter(incident -> incident.player().equals(player));
            int ejected = own.indexWhere(incident -> incident.sanction() == Sanction.EJECTION);
            assertThat(log.incidents().filter(incident -> incident.player().equals(player)))
                    .isEqualTo(ejected < 0 ? own : own.take(ejected + 1));
            assertThat(log.isEjected(player)).isEqualTo(ejected >= 0);
        }
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.WARN, EventRuleId.WARN_GROUNDS, EventRuleId.COLLUDE})
    void groundsForAnEjectionOnlyGrowAndConcernNoOtherPlayer(
            @ForAll("officials") Officials officials, @ForAll("incidents") Vector<Incident> incidents) {
        ConductLog log = ConductLog.of(officials);
        for (Incident incident : incidents) {
            ConductLog after = log.record(incident).getOrElse(log);
            for (PlayerId player : PLAYERS) {
                assertThat(after.ejectionGrounds(player)).containsAll(log.ejectionGrounds(player));
                assertThat(player.equals(incident.player())
                                || after.ejectionGrounds(player).equals(log.ejectionGrounds(player)))
                        .isTrue();
                assertThat(after.ejectionGrounds(player).contains(EjectionGround.THREE_WARNINGS))
                        .isEqualTo(after.warnings(player) > 2);
                assertThat(after.flagged().contains(player))
                        .isEqualTo(!after.isEjected(player)
                                && !after.ejectionGrounds(player).isEmpty());
            }
            log = after;
        }
    }

    @Property(tries = 100)
    @Verifies({EventRuleId.WARN, EventRuleId.WARN_GROUNDS, EventRuleId.CONDUCT})
    void everyOffenceMayBeWarnedForAndTheGraveOnesFlagThePlayerAtOnce(@ForAll Offence offence) {
        Official uatu = Official.of("Uatu");
        PlayerId player = PlayerId.of(1);
        assertThat(offence.sanctions().head()).isEqualTo(Sanction.WARNING);
        ConductLog log = ConductLog.of(Officials.of(uatu, uatu))
                .warn(player, offence, uatu)
                .get();
        boolean grave =
                Vector.of(Offence.VIOLENCE, Offence.CHEATING, Offence.COLLUSION).contains(offence);
        assertThat(log.flagged().contains(player)).isEqualTo(grave);
        assertThat(grave && !offence.sanctions().contains(Sanction.EJECTION)).isFalse();
    }

    @Property(tries = 100)
    @Verifies(EventRuleId.COLLUDE)
    void collusionIsRecordedForEachPlayerInAnyOrderOrForNone(
            @ForAll("officials") Officials officials,
            @ForAll("incidents") Vector<Incident> incidents,
            @ForAll @IntRange(min = 2, max = 4) int players,
            @ForAll Sanction sanction) {
        ConductLog log = recorded(officials, incidents);
        Vector<PlayerId> together = PLAYERS.take(players);
        var one = log.collusion(together, sanction, officials.organizer());
        var other = log.collusion(together.reverse(), sanction, officials.organizer());
        assertThat(one.isRight())
                .isEqualTo(other.isRight())
                .isEqualTo(sanction != Sanction.NOTED && !together.exists(log::isEjected));
        one.forEach(after -> {
            assertThat(after.incidents().drop(log.incidents().size()).map(Incident::player))
                    .isEqualTo(together);
            assertThat(together)
                    .allMatch(player -> after.ejectionGrounds(player).contains(EjectionGround.COLLUSION));
        });
    }
}
