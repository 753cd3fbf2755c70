package io.github.crisisrules.tournament.ruling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.component.TableSetup;
import io.github.crisisrules.tournament.component.TerrainPiece;
import io.github.crisisrules.tournament.component.TerrainRules;
import io.github.crisisrules.tournament.component.TerrainViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class RulingLogTest {
    private static final Official ORGANIZER = Official.of("Olga");
    private static final Official WATCHER = Official.of("Uatu");
    private static final Official HEAD = Official.of("Ulana");
    private static final PlayerId ANN = PlayerId.of(1);
    private static final RulingLog SMALL = RulingLog.of(Officials.of(ORGANIZER, WATCHER));
    private static final RulingLog LARGE =
            RulingLog.of(Officials.of(ORGANIZER, WATCHER).withHeadWatcher(HEAD));

    @Test
    @Verifies(EventRuleId.WATCHER)
    void withoutAHeadWatcherARulingIsFinal() {
        RulingLog log = SMALL.rule(WATCHER, "the throw was in range").get();
        assertThat(log.isFinal(log.ruling(1).get())).isTrue();
        assertThat(log.appeal(1, ANN).getLeft()).isEqualTo(new RulingViolation.RulingIsFinal(1));
        assertThat(log.overrule(1, WATCHER, "it was not").getLeft()).isEqualTo(new RulingViolation.RulingIsFinal(1));
    }

    @Test
    @Verifies(EventRuleId.WATCHER)
    void onlyWatchersRule() {
        assertThat(SMALL.rule(ORGANIZER, "yes").getLeft()).isEqualTo(new RulingViolation.NotAWatcher(ORGANIZER));
        assertThat(RulingLog.of(Officials.of(ORGANIZER, ORGANIZER))
                        .rule(ORGANIZER, "yes")
                        .isRight())
                .isTrue();
        assertThat(SMALL.rule(WATCHER, " ").getLeft()).isEqualTo(new RulingViolation.BlankDecision(WATCHER));
        RulingLog appealed = LARGE.rule(WATCHER, "yes").get().appeal(1, ANN).get();
        assertThat(appealed.overrule(1, HEAD, "").getLeft()).isEqualTo(new RulingViolation.BlankDecision(HEAD));
    }

    @Test
    @Verifies(EventRuleId.HEAD)
    void theHeadWatcherHearsAppealsAndHasTheLastWord() {
        RulingLog ruled = LARGE.rule(WATCHER, "in range").get();
        assertThat(ruled.isFinal(ruled.ruling(1).get())).isFalse();
        assertThat(ruled.overrule(1, HEAD, "out of range").getLeft()).isEqualTo(new RulingViolation.NotAppealed(1));
        RulingLog appealed = ruled.appeal(1, ANN).get();
        assertThat(appealed.ruling(1).get().inForce()).isEqualTo("in range");
        assertThat(appealed.appeal(1, PlayerId.of(2)).getLeft()).isEqualTo(new RulingViolation.UnderAppeal(1));
        assertThat(appealed.overrule(1, WATCHER, "out of range").getLeft())
                .isEqualTo(new RulingViolation.NotTheHeadWatcher(WATCHER));
        RulingLog overruled = appealed.overrule(1, HEAD, "out of range").get();
        assertThat(overruled.ruling(1).get().inForce()).isEqualTo("out of range");
        assertThat(overruled.ruling(1).get().decision()).isEqualTo("in range");
        assertThat(overruled.appeal(1, ANN).getLeft()).isEqualTo(new RulingViolation.RulingIsFinal(1));
        assertThat(overruled.overrule(1, HEAD, "in range").getLeft()).isEqualTo(new RulingViolation.RulingIsFinal(1));
        RulingLog upheld = appealed.uphold(1, HEAD).get();
        assertThat(upheld.ruling(1).get().inForce()).isEqualTo("in range");
        assertThat(upheld.isFinal(upheld.ruling(1).get())).isTrue();
    }

    @Test
    @Verifies(EventRuleId.HEAD)
    void aRulingOfTheHeadWatcherCannotBeAppealed() {
        RulingLog ruled = LARGE.rule(WATCHER, "one").get().rule(HEAD, "two").get();
        assertThat(ruled.appeal(2, ANN).getLeft()).isEqualTo(new RulingViolation.RulingIsFinal(2));
        assertThat(ruled.appeal(1, ANN).isRight()).isTrue();
        assertThat(ruled.appeal(3, ANN).getLeft()).isEqualTo(new RulingViolation.NoSuchRuling(3));
        assertThat(ruled.uphold(0, HEAD).getLeft()).isEqualTo(new RulingViolation.NoSuchRuling(0));
    }

    @Test
    @Verifies({EventRuleId.WATCHER, EventRuleId.HEAD})
    void theOfficialsOfAnEvent() {
        assertThat(Officials.of(ORGANIZER, ORGANIZER).check().isRight()).isTrue();
        assertThat(Officials.of(ORGANIZER).check().getLeft()).isEqualTo(new OfficialsViolation.NoWatcher());
        assertThat(Officials.of(ORGANIZER).withHeadWatcher(HEAD).check().getLeft())
                .isEqualTo(new OfficialsViolation.HeadWatcherWithoutWatchers(HEAD));
        Officials large = Officials.of(ORGANIZER, WATCHER).withHeadWatcher(HEAD);
        assertThat(large.watcher(" " + WATCHER.name().toUpperCase(Locale.ROOT))).contains(WATCHER);
        assertThat(large.watcher(HEAD.name())).contains(HEAD);
        assertThat(large.watcher(ORGANIZER.name())).isEmpty();
        assertThatThrownBy(() -> Officials.of(ORGANIZER, WATCHER, WATCHER))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Officials.of(ORGANIZER, WATCHER).withHeadWatcher(WATCHER))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies(EventRuleId.TERRAIN)
    void theTablesOfARound() {
        TerrainPiece car = TerrainPiece.official("car", 2);
        TerrainPiece shed = TerrainPiece.other("shed", 3, true);
        TerrainPiece rock = TerrainPiece.other("rock", 3, false);
        TableSetup fine = TableSetup.of(1, car, shed);
        TableSetup bare = new TableSetup(2, false, Vector.empty());
        TableSetup unmarked = TableSetup.of(3, car, rock);
        assertThat(TerrainRules.check(Vector.of(1), Vector.of(fine, bare)).isValid())
                .isTrue();
        assertThat(TerrainRules.check(Vector.of(1, 2, 3, 4), Vector.of(fine, bare, unmarked))
                        .getError())
                .containsExactly(
                        new TerrainViolation.NoMat(2),
                        new TerrainViolation.NoTerrain(2),
                        new TerrainViolation.SizeNotMarked(3, "rock"),
                        new TerrainViolation.NotSetUp(4));
        assertThat(TerrainRules.deviatingTables(Vector.of(bare, fine, unmarked)))
                .containsExactly(2);
        assertThat(TerrainRules.deviatingTables(Vector.empty())).isEmpty();
        assertThat(TerrainRules.check(Vector.of(1), Vector.of(fine, fine)).getError())
                .containsExactly(new TerrainViolation.DuplicateSetup(1));
    }
}
