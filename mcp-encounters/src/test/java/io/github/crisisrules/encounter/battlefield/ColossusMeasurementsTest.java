package io.github.crisisrules.encounter.battlefield;

import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.tower;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.colossus.AttackedTarget;
import io.github.crisisrules.encounter.colossus.Colossi;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.ThrowReport;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/**
 * He starts at (0, 0) on a base of radius 325, with Momentum 9, and goes right toward Tower 1 with the Medium tool: 1300
 * and his diameter, 1950. Characters have bases of radius 175 and are touched 500 before their middle. Range 1 is 508.
 */
class ColossusMeasurementsTest {
    private static final Piece HIM =
            Piece.character(ColossusCard.NAME, ColossusCard.SIZE, new Spot(0, 0), ToolSizes.LARGE_BASE);

    private static Piece character(String name, long x, long y) {
        return Piece.character(name, 2, new Spot(x, y), ToolSizes.SMALL_BASE);
    }

    private static Piece towerAt(int number, long x, long y) {
        return Piece.token(ColossusMeasurements.nameOf(tower(number)), PieceKind.TOWER, new Spot(x, y), 150);
    }

    /** With Tower 1 far to the right. */
    private static ColossusMeasurements sights(Piece... pieces) {
        return new ColossusMeasurements(
                Vector.of(pieces).foldLeft(Battlefield.of(HIM, towerAt(1, 9000, 0)), Battlefield::with),
                ToolSizes.approximate());
    }

    /** Injured, with one damage of two. */
    private static ColossusState weak(ColossusState state, String name) {
        return Colossi.happened(
                state, new FrameEvent.BecameInjured(id(name)), new FrameEvent.DamageSuffered(id(name), 1));
    }

    private static ColossusCommand touch(String name) {
        return new ColossusCommand.TouchCharacter(id(name));
    }

    private static ColossusCommand cross(int one, int other) {
        return new ColossusCommand.CrossLink(tower(one), tower(other));
    }

    private static final ColossusCommand END = new ColossusCommand.EndPush();

    @Test
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.CROSS})
    void aPushIsReportedInTheOrderInWhichItMeetsThings() {
        // b at 200; the house's corner (900, -200) at 900 - sqrt(325² - 200²) = 643.8; link 2-3 at 1200 - 325 = 875;
        // link
        // 4-5 at 1900 - 325 = 1575; a at 1600, where he has to stay. c is 600 beside his way. The rock is passed.
        ColossusMeasurements sights = sights(
                character("a", 2100, 0),
                character("b", 700, 0),
                character("c", 1400, 600),
                Piece.interactiveTerrain("house", 3, Footprint.rectangle(new Spot(900, -900), 300, 700)),
                Piece.fixedTerrain("rock", 4, Footprint.rectangle(new Spot(300, 200), 200, 500)),
                towerAt(2, 1200, 3000),
                towerAt(3, 1200, -3000),
                towerAt(4, 1900, 3000),
                towerAt(5, 1900, -3000));
        Reported reported = Reported.of(sights, Colossi.linked(Colossi.push(), 2, 3, 4, 5));
        assertThat(reported.commands())
                .containsExactly(
                        touch("b"), new ColossusCommand.TouchTerrain(3), cross(2, 3), cross(4, 5), touch("a"), END);
        assertThat(reported.stop()).isEqualTo(new Spot(1600, 0));
        assertThat(reported.after().battlefield().pieces().map(Piece::name)).doesNotContain("house");
        // 9, less 3 for each link: 2 damage when he touches b, 1 when he touches a.
        assertThat(reported.state().momentum().level()).isEqualTo(3);
        assertThat(reported.state().frame().combatant(id("a")).damage()).isEqualTo(1);
        assertThat(reported.state().frame().combatant(id("b")).damage()).isEqualTo(2);
    }

    @Test
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.CONTACTS_COME_IN_ORDER})
    void aCharacterThatIsKnockedOutIsNoLongerInTheWay() {
        // b is touched at 1600 and d at 1900; he cannot rest on either.
        ColossusMeasurements sights = sights(character("b", 2100, 0), character("d", 2400, 0));
        Reported fresh = Reported.of(sights, Colossi.push());
        assertThat(fresh.commands()).containsExactly(touch("b"), END);
        assertThat(fresh.stop()).isEqualTo(new Spot(1600, 0));
        Reported knockedOut = Reported.of(sights, weak(Colossi.push(), "b"));
        assertThat(knockedOut.commands()).containsExactly(touch("b"), touch("d"), END);
        assertThat(knockedOut.stop()).isEqualTo(new Spot(1900, 0));
    }

    @Test
    @Verifies(ColossusRuleId.TOWER)
    void aCrisisTeamCharacterDoesNotEndItsMoveOnATowerThatStands() {
        // Radius 150 and 175: bases that only touch are 325 apart.
        ColossusMeasurements sights = sights(character("a", 9000, 325), character("b", 9000, 324));
        assertThat(sights.mayEndThere(Colossi.push(), id("a"))).isTrue();
        assertThat(sights.mayEndThere(Colossi.push(), id("b"))).isFalse();
        ColossusState fallen = Colossi.run(Colossi.push(), new ColossusCommand.TouchTower(tower(1), Vector.empty()));
        assertThat(sights.mayEndThere(fallen, id("b"))).isTrue();
    }

    @Test
    @Verifies(ColossusRuleId.TOWER)
    void theFirstTowerEndsThePushWithThoseNearIt() {
        // Tower 1 is touched at 1500 - 475 = 1025. Near it is who has 150 + 508 + 175 = 833 or less to its middle; b,
        // touched
        // at 700, would be too, but is KO'd.
        ColossusMeasurements sights = sights(
                towerAt(1, 1500, 0),
                towerAt(6, 1600, 0),
                character("a", 1500, 833),
                character("b", 1000, 400),
                character("c", 1500, -834));
        Reported reported = Reported.of(sights, weak(Colossi.push(), "b"));
        assertThat(reported.commands())
                .containsExactly(touch("b"), new ColossusCommand.TouchTower(tower(1), Vector.of(id("a"))));
        assertThat(reported.stop()).isEqualTo(new Spot(1025, 0));
        assertThat(reported.after().now(reported.state()).pieces().map(Piece::name))
                .containsExactlyInAnyOrder("Tower 6", "a", "c", ColossusCard.NAME);
    }

    @Test
    @Verifies(ColossusRuleId.CROSS)
    void theToolCrossesLinksWhereHeIsHeldBack() {
        // The rock holds him back at 600 - 325 = 275; the tool lies from 325 to 1625, 65 to either side.
        ColossusMeasurements sights = sights(
                Piece.fixedTerrain("rock", 4, Footprint.rectangle(new Spot(600, -900), 2000, 1800)),
                towerAt(2, 1624, 3000),
                towerAt(3, 1624, -3000),
                towerAt(4, 1625, 3000),
                towerAt(5, 1625, -3000));
        Reported reported = Reported.of(sights, Colossi.linked(Colossi.push(), 2, 3, 4, 5));
        assertThat(reported.commands()).containsExactly(cross(2, 3), END);
        assertThat(reported.stop()).isEqualTo(new Spot(275, 0));
    }

    @Test
    @Verifies({ColossusRuleId.CHART, ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT})
    void theCharactersThatTheChartAsksForAreMeasured() {
        // From middle to middle range 2 is 325 + 1016 + 175 = 1516, range 5 is 325 + 2540 + 175 = 3040.
        ColossusMeasurements sights = sights(
                character("a", 0, 1516),
                character("b", 0, -1517),
                character("c", -3040, 0),
                character("d", 0, 600),
                character("e", -3041, 900),
                Piece.interactiveTerrain("car", 2, Footprint.rectangle(new Spot(-1441, -50), 100, 100)),
                Piece.interactiveTerrain(
                        "van",
                        3,
                        Footprint.rectangle(new Spot(-1442, -50), 100, 100).moved(new Spot(0, 500))));
        ColossusState rolling = Colossi.run(dazed(Colossi.push(), "d"), END);
        assertThat(sights.targets(rolling)).isEmpty();
        assertThat(sights.targets(rolled(rolling, CrisisFace.CRITICAL))).containsExactly(id("a"));
        assertThat(sights.targets(rolled(rolling, CrisisFace.HIT))).containsExactly(id("a"));
        assertThat(sights.targets(rolled(rolling, CrisisFace.FAILURE))).containsExactly(id("a"), id("b"), id("c"));
        assertThat(sights.targets(rolled(rolling, CrisisFace.WILD))).isEmpty();
        assertThat(sights.throwableTerrain().map(Piece::name)).containsExactly("car");
    }

    /** Others choose the last of those whom the map leaves. */
    private static Answers last() {
        return Answers.only()
                .to(
                        ColossusQuestion.CharacterToThrow.class,
                        question -> question.candidates().lastOption())
                .to(ColossusQuestion.Collisions.class, question -> Vector.empty())
                .to(ColossusQuestion.DestroyedTerrain.class, question -> Vector.empty())
                .to(ColossusQuestion.TerrainToThrow.class, question -> Option.of(2))
                .to(
                        ColossusQuestion.BareMetalHandsAttack.class,
                        question -> question.candidates().map(who -> AttackedTarget.of(who, 1)))
                .to(
                        ColossusQuestion.HurlDebrisAttack.class,
                        question -> question.candidates().lastOption().map(who -> AttackedTarget.of(who, 1)));
    }

    private static ColossusCommand answered(ColossusMeasurements sights, ColossusState state) {
        return Colossus.GAME.choices(state).head().command(sights.answers(state, last()));
    }

    @Test
    @Verifies({ColossusRuleId.CHART, ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT})
    void theMapAnswersThePromptsAndLeavesToOthersWhatItCannotMeasure() {
        ColossusMeasurements sights =
                sights(character("a", 0, 1516), character("b", 0, -1517), character("c", -3040, 0));
        ColossusState rolling = Colossi.run(Colossi.push(), END);
        assertThat(answered(sights, rolled(rolling, CrisisFace.CRITICAL)))
                .isEqualTo(new ColossusCommand.ThrowCharacter(id("a"), ThrowReport.NOTHING));
        assertThat(answered(sights, rolled(rolling, CrisisFace.HIT)))
                .isEqualTo(new ColossusCommand.AttackWithBareMetalHands(Vector.of(AttackedTarget.of(id("a"), 1))));
        assertThat(answered(sights, rolled(rolling, CrisisFace.FAILURE)))
                .isEqualTo(new ColossusCommand.HurlDebris(AttackedTarget.of(id("c"), 1)));
        assertThat(answered(sights, rolled(rolling, CrisisFace.WILD))).isEqualTo(new ColossusCommand.ReportNoTarget());
        for (CrisisFace face : Vector.of(CrisisFace.CRITICAL, CrisisFace.HIT, CrisisFace.FAILURE)) {
            assertThat(answered(sights(), rolled(rolling, face))).isEqualTo(new ColossusCommand.ReportNoTarget());
        }
        Piece car = Piece.interactiveTerrain("car", 2, Footprint.rectangle(new Spot(-1441, -50), 100, 100));
        assertThat(answered(sights(car), rolled(rolling, CrisisFace.WILD)))
                .isEqualTo(new ColossusCommand.ThrowTerrain(2, ThrowReport.NOTHING));
    }

    private static ColossusState dazed(ColossusState state, String name) {
        return Colossi.happened(state, new FrameEvent.BecameDazed(id(name)));
    }

    private static ColossusState rolled(ColossusState state, CrisisFace face) {
        return Colossi.run(state, new ColossusCommand.RollChart(face));
    }

    @Test
    @Verifies(ColossusRuleId.BEAM)
    void towersNearACharacterForAnInteraction() {
        // 150 + 508 + 175 = 833.
        ColossusMeasurements sights = sights(character("a", 5000, 0), towerAt(3, 5833, 0), towerAt(2, 5000, 834));
        assertThat(sights.towers(Colossi.push(), id("a"), 1)).containsExactly(tower(3));
    }

    @Test
    void nonsenseIsRefused() {
        ColossusState rolling = Colossi.run(Colossi.push(), END);
        assertThatThrownBy(() -> sights().next(rolling))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the die for the Rampage chart");
        Piece seventh = Piece.token("Tower 7", PieceKind.TOWER, new Spot(0, 3000), 150);
        assertThatThrownBy(() -> sights(seventh).next(Colossi.push()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Tower 7");
        assertThatThrownBy(() -> sights().next(Colossi.linked(Colossi.push(), 2, 3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Tower 2");
    }

    /** A whole push, reported to the game sighting by sighting. */
    record Reported(Vector<ColossusCommand> commands, ColossusState state, ColossusMeasurements after) {
        static Reported of(ColossusMeasurements sights, ColossusState start) {
            Reported reported = new Reported(Vector.empty(), start, sights);
            int rampage = start.rampage().get().number();
            while (reported.state.rampage().exists(now -> now.number() == rampage)
                    && reported.state.awaiting() == start.awaiting()) {
                ColossusMeasurements.MeasuredContact next = reported.after.next(reported.state);
                Choice<ColossusCommand> push =
                        Colossus.GAME.choices(reported.state).head();
                assertThat(push.command(reported.after.answers(reported.state, Answers.only())))
                        .isEqualTo(next.command());
                reported = new Reported(
                        reported.commands.append(next.command()),
                        Colossi.run(reported.state, next.command()),
                        next.after());
                assertThat(reported.commands).hasSizeLessThan(100);
            }
            return reported;
        }

        Spot stop() {
            return after.battlefield()
                    .piece(ColossusCard.NAME)
                    .footprint()
                    .corners()
                    .head();
        }
    }
}
